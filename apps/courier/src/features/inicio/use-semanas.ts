import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useState } from 'react';

/**
 * Returns the weeks to choose from, newest first. The current week is included even without a delivery. Empty until
 * both are loaded: the current week alone would look like the whole history.
 */
export function semanasComAAtual<S extends { semana_inicio: string }>(
  historico: readonly S[] | undefined,
  atual: S | undefined,
): readonly S[] {
  if (!historico || !atual) return [];
  return historico.some(({ semana_inicio }) => semana_inicio === atual.semana_inicio)
    ? historico
    : [atual, ...historico];
}

/**
 * Returns the current week. `avisar: false` shows no toast after a failure, for a component beside another that shows
 * it.
 */
export function useSemanaAtual({ avisar = true } = {}) {
  const entregador_id = useEntregadorId();
  const semana = trpc.entregas.semanaAtual.useQuery({ entregador_id });
  useFailureNotice(avisar && semana.isError, FALHAS['entregas.semanaAtual']);
  return semana;
}

/** Returns the weeks of the history and the chosen one. */
export function useSemanas() {
  const entregador_id = useEntregadorId();
  const historico = trpc.entregas.historicoDoEntregador.useQuery({ entregador_id });
  const atual = useSemanaAtual();
  const [chosen, setChosen] = useState<string | null>(null);
  const semanas = semanasComAAtual(historico.data, atual.data);
  const semana = semanas.find((s) => s.semana_inicio === chosen) ?? semanas[0];
  return {
    semanas,
    semana,
    choose: setChosen,
    isError: historico.isError || atual.isError,
    refetch: () => void Promise.all([historico.refetch(), atual.refetch()]),
    isRefetching: historico.isRefetching,
  };
}
