import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A seeded random generator, which gives the same history every time. */
export interface Draw {
  /** A whole number from `min` to `max`, both included. */
  inteiro(min: number, max: number): number;
  /** True with this probability (0 to 1). */
  chance(probabilidade: number): boolean;
  um<T>(opcoes: readonly [T, ...T[]]): T;
  /** An index drawn by weights. */
  porPeso(pesos: readonly number[]): number;
  uuid(): string;
}

export function createDraw(seed: number): Draw {
  const gerador = xoroshiro128plus(seed);
  const proximo = () => uniformFloat64(gerador);
  const inteiro = (min: number, max: number) => uniformInt(gerador, min, max);
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
