import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Fingerprint, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Loading, SkeletonRows } from '../../kit/skeleton/skeleton.tsx';
import { InlineError } from '../../kit/states/error-state.tsx';
import { LockedPage } from '../locked-page.tsx';
import { CodeApp } from './code-app.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { passkeysHere } from './passkeys-here.ts';
import { ProveFactor } from './prove-factor.tsx';
import { useBeginCodes } from './use-begin-codes.ts';

type Props = { onDone: () => void };

/** Enrols the first factor: a passkey where the browser has them, or an app of codes. */
function Enrol({ passkeys, onDone }: Props & { passkeys: boolean }) {
  const [adding, setAdding] = useState(false);
  const { begun, begin, beginning, end } = useBeginCodes();
  return (
    <div className="grid gap-3">
      {passkeys && (
        <Button size="lg" full icon={Fingerprint} onClick={() => setAdding(true)}>
          Cadastrar passkey
        </Button>
      )}
      <Button
        size="lg"
        full
        variant={passkeys ? 'secondary' : 'primary'}
        icon={Smartphone}
        loading={beginning}
        onClick={begin}
      >
        Usar aplicativo de códigos
      </Button>
      <NewPasskey open={adding} onOpenChange={setAdding} onDone={onDone} />
      <CodeApp begun={begun} onClose={end} onDone={onDone} />
    </div>
  );
}

/**
 * The only page of a session without the second factor that its kind of account must have [segundo-fator]. Asks for the
 * account's factor, or for its first one.
 */
export function FactorFirst({ quem }: { quem: string }) {
  const utils = trpc.useUtils();
  const { data, isError, isFetching, refetch } = trpc.fatores.meus.useQuery();
  // The factors are read anew only after the codes were seen, so the first answer decides which page this is.
  const [has, setHas] = useState<boolean | null>(null);
  if (data && has === null) setHas(data.passkeys.length > 0 || data.codigo !== null);
  const done = () => void utils.sessao.atual.invalidate();
  return has ? (
    <LockedPage
      quem={quem}
      title="Confirme que é você"
      text="Esta conta pede uma segunda confirmação. Depois, o painel se abre."
    >
      <ProveFactor onProved={done} />
    </LockedPage>
  ) : (
    <LockedPage
      quem={quem}
      title="Proteja a sua conta"
      text="Esta conta precisa de mais do que a senha: escolha uma segunda confirmação. Depois, o painel se abre."
    >
      {data && <Enrol passkeys={data.passkeys_aqui && passkeysHere()} onDone={done} />}
      {!data && isError && (
        <InlineError title={FALHAS['fatores.meus']} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && (
        <Loading>
          <SkeletonRows rows={2} />
        </Loading>
      )}
    </LockedPage>
  );
}
