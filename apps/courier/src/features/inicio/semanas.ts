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
