// This file has no zod, because a courier's first load has no room for zod.

/** Converts reais to integer cents. TypeScript adds money in cents, never in floats. */
export const toCents = (reais: number): number => Math.round(reais * 100);

/** Converts integer cents to reais. */
export const toReais = (centavos: number): number => centavos / 100;

/** Returns the sum of amounts in reais, added up in cents (ADR 0019). */
export const sumReais = <Linha>(linhas: readonly Linha[], parte: (linha: Linha) => number): number =>
  toReais(linhas.reduce((centavos, linha) => centavos + toCents(parte(linha)), 0));

/**
 * Returns the administrative fee of a total in cents, rounded half up to the cent [taxa]. `percentual` has at most two
 * decimals.
 */
export const taxaInCents = (centavos: number, percentual: number): number =>
  Math.floor((centavos * Math.round(percentual * 100) + 5_000) / 10_000);

/** Returns `reais` less the fee of this rate, in reais. */
export const liquido = (reais: number, percentual: number): number => {
  const centavos = toCents(reais);
  return toReais(centavos - taxaInCents(centavos, percentual));
};
