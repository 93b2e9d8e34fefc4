import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { MeusFatores } from '@corre/contract/fatores/contrato.ts';
import { Fingerprint } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Banner } from '../../kit/banner/banner.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Loading, SkeletonRows } from '../../kit/skeleton/skeleton.tsx';
import { InlineError } from '../../kit/states/error-state.tsx';
import { CodeField } from './code-field.tsx';
import { passkeysHere } from './passkeys-here.ts';
import { useProve } from './use-prove.ts';

const kindsOf = ({ codigo, recuperacao }: MeusFatores) => {
  if (codigo === null) return recuperacao > 0 ? 'recovery' : null;
  return recuperacao > 0 ? 'both' : 'app';
};

type Props = {
  fatores: MeusFatores;
  onProved: () => void;
};

/** Asks for one of the person's factors: the passkey by a button, a code by a field. */
function Ways({ fatores, onProved }: Props) {
  const { code, passkey, sending, asking, problem, wrongCode, retype } = useProve(onProved);
  const field = useRef<HTMLInputElement>(null);
  const kinds = kindsOf(fatores);
  const withPasskey = fatores.passkeys.length > 0 && fatores.passkeys_aqui && passkeysHere();
  useEffect(() => {
    if (wrongCode !== undefined) field.current?.select();
  }, [wrongCode]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    code(field.current?.value ?? '');
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="alert" className="empty:hidden">
        {problem !== null && <Banner tone="perigo">{problem}</Banner>}
      </div>
      {withPasskey && (
        <Button size="lg" full icon={Fingerprint} loading={asking} loadingLabel="Confirmando..." onClick={passkey}>
          Usar passkey
        </Button>
      )}
      {kinds !== null && (
        <form noValidate onSubmit={submit} className="grid gap-3">
          <CodeField ref={field} kinds={kinds} error={wrongCode} onChange={retype} />
          <Button
            type="submit"
            size="lg"
            full
            variant={withPasskey ? 'secondary' : 'primary'}
            loading={sending}
            loadingLabel="Confirmando..."
          >
            Confirmar
          </Button>
        </form>
      )}
      {!withPasskey && kinds === null && (
        <p>
          Sua passkey não funciona neste navegador ou neste endereço. Abra o painel onde ela funciona, ou peça a quem
          cuida do servidor que a remova.
        </p>
      )}
    </div>
  );
}

/** Loads the person's factors and asks for one of them. */
export function ProveFactor({ onProved }: Pick<Props, 'onProved'>) {
  const { data, isError, isFetching, refetch } = trpc.fatores.meus.useQuery(undefined, { staleTime: 0 });
  if (data) return <Ways fatores={data} onProved={onProved} />;
  if (isError)
    return <InlineError title={FALHAS['fatores.meus']} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Loading>
      <SkeletonRows rows={2} />
    </Loading>
  );
}
