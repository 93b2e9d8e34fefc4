/** Chance out of a seed (mulberry32): the same numbers on every machine. */
export interface Sorteio {
  /** 0 ≤ x < 1 */
  numero(): number;
  entre(de: number, ate: number): number;
  inteiro(ate: number): number;
  chance(p: number): boolean;
}

export function criarSorteio(semente: number): Sorteio {
  let estado = semente >>> 0;
  const numero = () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    numero,
    entre: (de, ate) => de + numero() * (ate - de),
    inteiro: (ate) => Math.floor(numero() * ate),
    chance: (p) => numero() < p,
  };
}
