import type { Outputs } from '@corre/client/trpc.ts';
import { useLocation, useSearch } from 'wouter';
import { useContas } from '../fechamento/use-contas.ts';
import { useSemanas } from '../inicio/use-semanas.ts';

/** A week with its deliveries, as `entregas.historicoDoEntregador` returns it. */
export type Semana = Outputs['entregas']['historicoDoEntregador'][number];

/** The fields that list a week without deliveries. */
type SoConta = Pick<Semana, 'semana' | 'semana_inicio' | 'taxa_percentual' | 'dia_pagamento'>;

const semEntregas = ({ semana, semana_inicio, taxa_percentual, dia_pagamento }: SoConta): Semana => ({
  semana,
  semana_inicio,
  taxa_percentual,
  dia_pagamento,
  entregas: [],
  por_dia: [],
  total_entregas: 0,
  total_quantidade: 0,
  total_valor: 0,
  total_taxa: 0,
  total_a_receber: 0,
  entregadores_utilizados: [],
});

/**
 * Returns the weeks of the history, newest first, with those that have only an adjustment. Empty until the deliveries
 * are loaded.
 */
export function semanasComContas(semanas: readonly Semana[], contas: readonly SoConta[]): readonly Semana[] {
  if (semanas.length === 0) return [];
  const conhecidas = new Set(semanas.map(({ semana_inicio }) => semana_inicio));
  const others = contas.filter(({ semana_inicio }) => !conhecidas.has(semana_inicio)).map(semEntregas);
  return [...semanas, ...others].sort((a, b) => b.semana_inicio.localeCompare(a.semana_inicio));
}

const PARAMETRO = 'semana';

/**
 * Returns the weeks with their deliveries and accounts. The chosen week is in the address, so that the link back from
 * its receipt opens the same week.
 */
export function useHistorico() {
  const { semanas: comEntregas, isError, refetch, isRefetching } = useSemanas();
  const contas = useContas();
  const pedida = new URLSearchParams(useSearch()).get(PARAMETRO);
  const [, navegar] = useLocation();
  const semanas = semanasComContas(comEntregas, contas.data ?? []);
  return {
    semanas,
    chosen: semanas.find(({ semana_inicio }) => semana_inicio === pedida) ?? semanas[0],
    choose: (semana_inicio: string) => navegar(`/historico?${PARAMETRO}=${semana_inicio}`, { replace: true }),
    contas,
    isError,
    refetch,
    isRefetching,
  };
}

export type Historia = ReturnType<typeof useHistorico>;
