import { trpc } from '@corre/client/trpc.ts';
import type { ChaveListada } from '@corre/contract/chaves/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { chaveCurta, KeyRow } from '../../domain/chave/key-row.tsx';
import { AlertDialog } from '../../kit/alert-dialog/alert-dialog.tsx';
import { Loading, SkeletonRows } from '../../kit/skeleton/skeleton.tsx';
import { InlineError } from '../../kit/states/error-state.tsx';
import { notify } from '../../kit/toaster/notify.ts';
import { notifyFailureWithReason } from '../failure-notice.ts';
import { useServerNow } from '../server-clock.ts';

/** Loads a shop's keys, split into active and ended ones. */
export function useKeys(comercio_nome: string) {
  const list = trpc.chaves.listar.useQuery({ comercio_nome }, { staleTime: 0 });
  return {
    ativas: list.data?.filter(({ situacao }) => situacao === 'ativa'),
    encerradas: list.data?.filter(({ situacao }) => situacao !== 'ativa') ?? [],
    failed: list.isError && !list.data,
    trying: list.isFetching,
    retry: () => void list.refetch(),
  };
}

/** Revokes a key after a question. */
function useRevoke(comercio_nome: string) {
  const utils = trpc.useUtils();
  const [target, setTarget] = useState<ChaveListada | null>(null);
  const [open, setOpen] = useState(false);
  const revogar = trpc.chaves.revogar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      setOpen(false);
    },
    onError: (error) => notifyFailureWithReason(FALHAS['chaves.revogar'], error),
    onSettled: () => utils.chaves.listar.invalidate(),
  });
  return {
    target,
    open,
    setOpen,
    ask: (chave: ChaveListada) => {
      setTarget(chave);
      setOpen(true);
    },
    confirmar: () => target && revogar.mutate({ comercio_nome, chave_id: target.id }),
    revogando: revogar.isPending,
  };
}

/** How often 'há 7 min' is updated, in milliseconds. */
const REDRAW_MS = 30_000;

function Question({ target, open, setOpen, confirmar, revogando }: ReturnType<typeof useRevoke>) {
  if (!target) return null;
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title="Revogar esta chave?"
      description="O sistema que a usa para de funcionar na hora. Não dá para desfazer."
      icon={KeyRound}
      confirmLabel="Revogar chave"
      loading={revogando}
      loadingLabel="Revogando..."
      onConfirm={confirmar}
    >
      <p className="rounded-[10px] bg-sunken px-3 py-2.5 wrap-anywhere">
        <strong>{target.nome}</strong> · <code>{chaveCurta(target)}</code>
      </p>
    </AlertDialog>
  );
}

type Props = {
  comercio_nome: string;
  /** the text when no key is active */
  vazia: string;
  /** below the list once it has loaded */
  children?: ReactNode;
};

/** The API keys of a shop's own systems, each with 'Revogar', for the shop and the administrator (ADR 0039). */
export function KeyList({ comercio_nome, vazia, children }: Props) {
  const { ativas, encerradas, failed, trying, retry } = useKeys(comercio_nome);
  const revogar = useRevoke(comercio_nome);
  const now = useServerNow(REDRAW_MS);
  if (failed) return <InlineError title={FALHAS['chaves.listar']} onRetry={retry} retrying={trying} />;
  if (!ativas) {
    return (
      <Loading>
        <SkeletonRows rows={2} />
      </Loading>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {ativas.length === 0 && <p className="text-ink-2">{vazia}</p>}
      <ul className="-mt-3 empty:hidden" aria-label="Chaves ativas">
        {ativas.map((chave) => (
          <KeyRow key={chave.id} chave={chave} now={now} onRevogar={() => revogar.ask(chave)} />
        ))}
      </ul>
      {encerradas.length > 0 && (
        <details className="text-[14px] leading-5">
          <summary className="min-h-11 cursor-pointer rounded-sm py-3 font-semibold text-ink-2">
            Chaves encerradas ({encerradas.length})
          </summary>
          <ul>
            {encerradas.map((chave) => (
              <KeyRow key={chave.id} chave={chave} now={now} />
            ))}
          </ul>
        </details>
      )}
      {children}
      <Question {...revogar} />
    </div>
  );
}
