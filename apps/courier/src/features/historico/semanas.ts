import type { Outputs } from '@corre/client/trpc.ts';

/** A week with its deliveries, as `entregas.historicoDoEntregador` returns it. */
export type Semana = Outputs['entregas']['historicoDoEntregador'][number];

/** The fields that list a week without deliveries. */
type SoConta = Pick<Semana, 'semana' | 'semana_inicio' | 'dia_pagamento'>;

const semEntregas = ({ semana, semana_inicio, dia_pagamento }: SoConta): Semana => ({
  semana,
  semana_inicio,
  dia_pagamento,
  entregas: [],
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
  const outras = contas.filter(({ semana_inicio }) => !conhecidas.has(semana_inicio)).map(semEntregas);
  return [...semanas, ...outras].sort((a, b) => b.semana_inicio.localeCompare(a.semana_inicio));
}
