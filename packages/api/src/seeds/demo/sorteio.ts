/** Chance that gives the same history every time: a seeded generator (mulberry32) and what is drawn with it. */
export interface Sorteio {
  /** A number from `min` to `max`, both included, in whole steps. */
  inteiro(min: number, max: number): number;
  /** True with this probability (0 to 1). */
  chance(probabilidade: number): boolean;
  um<T>(opcoes: readonly [T, ...T[]]): T;
  /** An index drawn by weights. */
  porPeso(pesos: readonly number[]): number;
  uuid(): string;
}

function mulberry32(semente: number): () => number {
  let estado = semente;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function criarSorteio(semente: number): Sorteio {
  const proximo = mulberry32(semente);
  const inteiro = (min: number, max: number) => min + Math.floor(proximo() * (max - min + 1));
  const hex = (digitos: number) => Array.from({ length: digitos }, () => inteiro(0, 15).toString(16)).join('');
  return {
    inteiro,
    chance: (probabilidade) => proximo() < probabilidade,
    um: (opcoes) => opcoes[inteiro(0, opcoes.length - 1)] ?? opcoes[0],
    porPeso(pesos) {
      let resto = proximo() * pesos.reduce((soma, peso) => soma + peso, 0);
      const indice = pesos.findIndex((peso) => {
        resto -= peso;
        return resto < 0;
      });
      return Math.max(indice, 0);
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
