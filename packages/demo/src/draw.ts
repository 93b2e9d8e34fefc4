import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A seeded random generator, which gives the same history every time. */
export interface Draw {
  /** A whole number from `min` to `max`, both included. */
  inteiro(min: number, max: number): number;
  /** True with this probability (0 to 1). */
  chance(probability: number): boolean;
  um<T>(options: readonly [T, ...T[]]): T;
  /** An index drawn by weights. */
  porPeso(pesos: readonly number[]): number;
  uuid(): string;
}

export function createDraw(seed: number): Draw {
  const generator = xoroshiro128plus(seed);
  const proximo = () => uniformFloat64(generator);
  const inteiro = (min: number, max: number) => uniformInt(generator, min, max);
  const hex = (digitos: number) => Array.from({ length: digitos }, () => inteiro(0, 15).toString(16)).join('');
  return {
    inteiro,
    chance: (probability) => proximo() < probability,
    um: (options) => options[inteiro(0, options.length - 1)] ?? options[0],
    porPeso(pesos) {
      let resto = proximo() * pesos.reduce((sum, peso) => sum + peso, 0);
      const indice = pesos.findIndex((peso) => {
        resto -= peso;
        return resto < 0;
      });
      return Math.max(indice, 0);
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
