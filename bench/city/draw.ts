import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Random numbers from a seed (pure-rand), the same on every machine. */
export interface Draw {
  /** 0 ≤ x < 1 */
  numero(): number;
  entre(de: number, ate: number): number;
  inteiro(ate: number): number;
  chance(p: number): boolean;
}

const AQUECER = 16;

export function createDraw(semente: number): Draw {
  const gerador = xoroshiro128plus(semente);
  const numero = () => uniformFloat64(gerador);
  // Skip the first numbers. They are alike for neighbouring seeds, and every courier would refuse the first offer.
  for (let vez = 0; vez < AQUECER; vez += 1) numero();
  return {
    numero,
    entre: (de, ate) => de + numero() * (ate - de),
    inteiro: (ate) => uniformInt(gerador, 0, ate - 1),
    chance: (p) => numero() < p,
  };
}
