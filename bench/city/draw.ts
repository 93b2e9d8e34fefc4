import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance out of a seed (pure-rand): the same numbers on every machine. */
export interface Draw {
  /** 0 ≤ x < 1 */
  numero(): number;
  entre(de: number, ate: number): number;
  inteiro(ate: number): number;
  chance(p: number): boolean;
}

export function createDraw(semente: number): Draw {
  const gerador = xoroshiro128plus(semente);
  const numero = () => uniformFloat64(gerador);
  return {
    numero,
    entre: (de, ate) => de + numero() * (ate - de),
    inteiro: (ate) => uniformInt(gerador, 0, ate - 1),
    chance: (p) => numero() < p,
  };
}
