/** The limit of refusals in a row, from the public configuration [recusa]. */
interface Regra {
  recusas_para_suspender: number;
  suspensao_horas: number;
}

/**
 * Whether one more refusal suspends the courier. False while the rule or the count is unknown, so that nobody gets a
 * wrong warning.
 */
export const proximaSuspende = (recusas_consecutivas: number | undefined, regra: Regra | undefined): boolean =>
  recusas_consecutivas !== undefined &&
  regra !== undefined &&
  recusas_consecutivas === regra.recusas_para_suspender - 1 &&
  recusas_consecutivas > 0;

/**
 * Returns '2 de 3 recusas seguidas: a próxima suspende por 1 h'. Before the last one it returns only the count, and
 * null without refusals.
 */
export function avisoDeRecusas(recusas_consecutivas: number | undefined, regra: Regra | undefined): string | null {
  if (!recusas_consecutivas || !regra || recusas_consecutivas >= regra.recusas_para_suspender) return null;
  const { recusas_para_suspender, suspensao_horas } = regra;
  const count = `${recusas_consecutivas} de ${recusas_para_suspender} recusas seguidas`;
  return proximaSuspende(recusas_consecutivas, regra) ? `${count}: a próxima suspende por ${suspensao_horas} h` : count;
}
