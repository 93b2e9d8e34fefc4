/** Digits of a delivery's code (decision record 0069). */
export const DIGITOS_DO_CODIGO = 4;
/** Wrong codes of one delivery; then only support can let it go on without. */
export const TENTATIVAS_DO_CODIGO = 5;
/** Longest name of whoever received a delivery, in characters. */
export const RECEBEDOR_MAX = 80;
/** Longest side of a proof's photo as it is kept, in pixels: a door and a number can be read on it. */
export const FOTO_DA_PROVA_LADO = 1_280;

/** What a request may ask of its end: the code, a photo, the name of whoever received it. */
export interface Exigencias {
  exige_codigo: boolean;
  exige_foto: boolean;
  exige_recebedor: boolean;
}
