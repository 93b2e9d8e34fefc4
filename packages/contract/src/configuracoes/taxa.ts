/** How people read the company's fee [taxa]. This file has no zod, because a courier's first load has no room for zod. */

/** Largest fee, in percent. */
export const TAXA_MAX = 50;

/** Returns a rate as people read it: '12,5%'. */
export const percentualLegivel = (percentual: number): string => `${percentual.toLocaleString('pt-BR')}%`;

/** Returns the label of a fee: 'Taxa 10%', or 'Taxa' for weeks with several rates or before the rate is known. */
export const rotuloDaTaxa = (percentual: number | undefined): string =>
  percentual === undefined ? 'Taxa' : `Taxa ${percentualLegivel(percentual)}`;

/** Returns the one rate that all these weeks have, or undefined if they differ or there is none. */
export function taxaUnica(semanas: readonly { taxa_percentual: number }[]): number | undefined {
  const percentuais = new Set(semanas.map(({ taxa_percentual }) => taxa_percentual));
  return percentuais.size === 1 ? percentuais.values().next().value : undefined;
}
