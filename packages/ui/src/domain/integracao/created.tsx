import type { IntegracaoCriada } from '@corre/contract/integracoes/contrato.ts';
import type { TipoIntegracao } from '@corre/contract/vocabulario.ts';
import { KeyRound } from 'lucide-react';
import { Banner } from '../../kit/banner/banner.tsx';
import { ConnectionData } from './connection-data.tsx';
import { CopyLine } from './copy.tsx';

type SecretProps = { secret: string; tipo: TipoIntegracao };

/**
 * Shows the secret, which the server sends only once. The shop keeps a webhook's secret itself and sends it to nobody.
 */
export function SecretOnce({ secret, tipo }: SecretProps) {
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

type Props = {
  criada: IntegracaoCriada;
  comercio: string;
  url_eventos: string | null;
  url_codigo: string | null;
};

/** The result of a new integration: the secret, which is shown once, and the connection data for the other side. */
export function Created({ criada, ...rest }: Props) {
  return (
    <div className="grid gap-6">
      <SecretOnce secret={criada.client_secret} tipo={criada.tipo} />
      <section className="grid gap-3">
        <h3 className="text-[16px] leading-5 font-bold">
          {criada.tipo === 'webhook' ? 'Como conferir' : 'Dados para o suporte do sistema'}
        </h3>
        <ConnectionData connection={{ ...criada, ...rest }} />
      </section>
    </div>
  );
}
