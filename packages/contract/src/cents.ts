/** Converts reais to integer cents. TypeScript adds money in cents, never in floats. */
export const emCentavos = (reais: number): number => Math.round(reais * 100);

/** Converts integer cents to reais. */
export const emReais = (centavos: number): number => centavos / 100;

/** Returns the sum of amounts in reais, added up in cents (ADR 0019). */
export const somarReais = <Linha>(linhas: readonly Linha[], parte: (linha: Linha) => number): number =>
  emReais(linhas.reduce((centavos, linha) => centavos + emCentavos(parte(linha)), 0));
