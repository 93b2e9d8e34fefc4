/** Reais → integer cents. Sums in TypeScript are made in cents, never in floats. */
export const emCentavos = (reais: number): number => Math.round(reais * 100);

/** Integer cents → reais. */
export const emReais = (centavos: number): number => centavos / 100;

/** The sum of amounts in reais, added up in cents (decision record 0006). */
export const somarReais = <Linha>(linhas: readonly Linha[], parte: (linha: Linha) => number): number =>
  emReais(linhas.reduce((centavos, linha) => centavos + emCentavos(parte(linha)), 0));
