import { KeyRound } from 'lucide-react';
import { Banner } from '../../kit/banner/banner.tsx';
import { CopyLine } from './copy-line.tsx';

/** The secret, in the only moment in which it is shown. */
export function SecretOnce({ secret }: { secret: string }) {
  return (
    <div className="grid gap-3">
      <Banner tone="aviso" icon={KeyRound}>
        O segredo aparece só agora. Copie e guarde como uma senha; se perder, troque-o.
      </Banner>
      <dl className="grid gap-3">
        <CopyLine
          label="Segredo (client_secret)"
          value={secret}
          hint="Envie separado do resto, por telefone ou num canal que se apaga."
        />
      </dl>
    </div>
  );
}
