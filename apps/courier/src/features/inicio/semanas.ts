/**
 * The weeks to choose from, newest first: the current one is there even before its first delivery. None until both are
 * known, for a list without its past would say that there is no earlier week.
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
