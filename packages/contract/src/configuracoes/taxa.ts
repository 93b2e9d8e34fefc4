/**
 * How people read the company's fee [taxa]. A rate is undefined where a span has several, or before the server's answer.
 * This file has no zod, because a courier's first load has no room for zod.
 */

/** Largest fee, in percent. */
export const TAXA_MAX = 50;

/** Returns a rate as people read it: '12,5%'. */
export const percentualLegivel = (percentual: number): string => `${percentual.toLocaleString('pt-BR')}%`;

const com = (palavras: string, ligacao: string) => (percentual: number | undefined) =>
  percentual === undefined ? palavras : `${palavras}${ligacao}${percentualLegivel(percentual)}`;

/** Returns the label of a fee: 'Taxa 10%' or 'Taxa'. */
export const rotuloDaTaxa = com('Taxa', ' ');

/** Returns the fee's line of a statement: 'Taxa administrativa 10%' or 'Taxa administrativa'. */
export const taxaAdministrativa = com('Taxa administrativa', ' ');

/** Returns the fee inside a sentence: 'taxa de 10%' or 'taxa'. */
export const taxaNaFrase = com('taxa', ' de ');
