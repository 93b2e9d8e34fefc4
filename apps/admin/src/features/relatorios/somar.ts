/** The sum of whole numbers. */
export const somar = <Linha>(linhas: readonly Linha[], parte: (linha: Linha) => number): number =>
  linhas.reduce((total, linha) => total + parte(linha), 0);

/** How large each value is beside the largest: 1 is the largest, 0 when all are 0. */
export const parteDoMaior = (valor: number, maior: number): number => (maior > 0 ? valor / maior : 0);
