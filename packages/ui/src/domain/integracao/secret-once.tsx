import type { TipoIntegracao } from '@corre/contract/vocabulario.ts';
import { KeyRound } from 'lucide-react';
import { Banner } from '../../kit/banner/banner.tsx';
import { CopyLine } from './copy-line.tsx';

type Props = { secret: string; tipo: TipoIntegracao };

/**
 * Shows the secret, which the server sends only once. The shop keeps a webhook's secret itself and sends it to nobody.
 */
export function SecretOnce({ secret, tipo }: Props) {
  return (
    <div className="grid gap-3">
      <Banner tone="aviso" icon={KeyRound}>
        O segredo aparece só agora. Copie e guarde como uma senha; se perder, troque-o.
      </Banner>
      <dl className="grid gap-3">
        <CopyLine
          label={tipo === 'webhook' ? 'Segredo' : 'Segredo (client_secret)'}
          value={secret}
          hint={
            tipo === 'webhook'
              ? 'Cole no seu sistema, onde ele confere a assinatura.'
              : 'Envie separado do resto, por telefone ou num canal que se apaga.'
          }
        />
      </dl>
    </div>
  );
}
