import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useMemo, useState } from 'react';
import { useActs } from '../atos/atos.tsx';
import { pendentes } from '../solicitacoes/filter.ts';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { useEntregadores } from '../torre/use-torre.ts';
import { avisoDaAtribuicao, candidatos, found, semCandidato } from './candidatos.ts';

/** Word for word as in [atribuir]. */
const FALTA_ESCOLHER = 'Selecione uma solicitacao e um entregador';

/** Sends one or several requests in one mutation and clears the selection after a success. */
function useEnvio(onDone: () => void) {
  const { select } = useActs();
  const utils = trpc.useUtils();
  const [guard] = useState(() => oneAtATime());
  const options = {
    onSuccess: ({ message }: { message: string }) => {
      notify.success(message);
      select({ solicitacao_ids: [], entregador_id: null });
      onDone();
    },
    onError: (error: unknown) => notifyFailure(FALHAS['solicitacoes.atribuir'], error),
    // Unlock only after the lists are fresh. Before, a second tap would send the old selection again.
    onSettled: (_resposta: unknown, error: unknown) =>
      Promise.all([utils.solicitacoes.invalidate(), utils.entregadores.invalidate()]).finally(() => guard.end(!error)),
  };
  const uma = trpc.solicitacoes.atribuir.useMutation(options);
  const varias = trpc.solicitacoes.atribuirVarias.useMutation(options);
  return {
    guard,
    enviar: (solicitacao_ids: number[], entregador_id: number, force_assign: boolean) => {
      const [solicitacao_id] = solicitacao_ids;
      if (solicitacao_id === undefined || !guard.start()) return;
      if (solicitacao_ids.length === 1) uma.mutate({ solicitacao_id, entregador_id, force_assign });
      else varias.mutate({ solicitacao_ids, entregador_id, force_assign });
    },
    sending: uma.isPending || varias.isPending,
  };
}

/** State and actions of the assignment form. A busy courier needs the checkbox [atribuir]. */
export function useAtribuicao(onDone: () => void) {
  const { selection, select } = useActs();
  const [forcar, setForcar] = useState(false);
  const [search, setSearch] = useState('');
  const { guard, enviar, sending } = useEnvio(() => {
    setForcar(false);
    onDone();
  });
  const solicitacoes = useSolicitacoes().data;
  const entregadores = useEntregadores().data;
  const waiting = useMemo(() => pendentes(solicitacoes ?? []), [solicitacoes]);
  const elegiveis = useMemo(() => candidatos(entregadores ?? [], forcar), [entregadores, forcar]);
  const shown = useMemo(() => found(elegiveis, search), [elegiveis, search]);
  // A request that another courier took meanwhile drops out of the selection.
  const chosen = selection.solicitacao_ids.flatMap((id) => waiting.find((uma) => uma.id === id) ?? []);
  const entregador = elegiveis.find(({ id }) => id === selection.entregador_id) ?? null;
  const pretendido = entregadores?.find(({ id }) => id === selection.entregador_id) ?? null;

  return {
    waiting,
    carregandoSolicitacoes: solicitacoes === undefined,
    chosen,
    release: () => select({ solicitacao_ids: [] }),
    shown,
    carregandoEntregadores: entregadores === undefined,
    empty: semCandidato(entregadores ?? [], search),
    buscar: setSearch,
    entregador,
    forcar,
    setForcar,
    aviso: avisoDaAtribuicao(pretendido, forcar),
    escolherSolicitacao: (id: number | null) => select({ solicitacao_ids: id === null ? [] : [id] }),
    escolherEntregador: (id: number | null) => select({ entregador_id: id }),
    /** Sends the assignment. Returns false when the request or the courier is missing. */
    confirmar: (): boolean => {
      if (chosen.length === 0 || !entregador) {
        if (!guard.secondPress()) notify.error(FALTA_ESCOLHER);
        return false;
      }
      enviar(
        chosen.map(({ id }) => id),
        entregador.id,
        forcar,
      );
      return true;
    },
    atribuindo: sending,
  };
}
