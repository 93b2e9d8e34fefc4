import type { Origem } from '../vocabulario.ts';

/** Digits of a delivery's code (decision record 0069). */
export const DIGITOS_DO_CODIGO = 4;
export const CODIGO_INCOMPLETO = `O código tem ${DIGITOS_DO_CODIGO} números`;
/** Whether this may be a code of ours at all. */
export const codigoNosso = (codigo: string): boolean => /^\d+$/.test(codigo) && codigo.length === DIGITOS_DO_CODIGO;
/** Longest code of a point of sale, in characters. */
export const CODIGO_DE_FORA_MAX = 32;
/**
 * Whether the recipient has the code of the point of sale that asked for the delivery (decision record 0075): nobody here knows it, and
 * it is asked. Of such a request no other code is asked for.
 */
export const codigoDeFora = ({ origem }: { origem: Origem }): boolean => origem === 'opendelivery';
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
