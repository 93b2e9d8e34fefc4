import type { Origem } from '../vocabulario.ts';

/** Number of digits in a delivery's code (ADR 0024). */
export const DIGITOS_DO_CODIGO = 4;
export const CODIGO_INCOMPLETO = `O código tem ${DIGITOS_DO_CODIGO} números`;
/** Whether the text has the form of one of our codes. */
export const codigoNosso = (codigo: string): boolean => /^\d+$/.test(codigo) && codigo.length === DIGITOS_DO_CODIGO;
/** Longest code of another system, in characters. */
export const CODIGO_DE_FORA_MAX = 32;
/** The fields of a request that say who knows its code. */
export interface DonoDoCodigo {
  origem: Origem;
  codigo_de_fora: boolean;
}
/**
 * Whether the recipient's code comes from another system: the point of sale that asked for the delivery, or the
 * ordering app of the order (ADR 0038). Corre does not know that code and asks the system. Such a request has no code
 * of ours.
 */
export const codigoDeFora = ({ origem, codigo_de_fora }: DonoDoCodigo): boolean =>
  origem === 'opendelivery' || codigo_de_fora;
/** Most wrong codes for one delivery. After that, only support can let it end without the code. */
export const TENTATIVAS_DO_CODIGO = 5;
/** Longest name of the person who received a delivery, in characters. */
export const RECEBEDOR_MAX = 80;
/** Longest side of a stored proof photo, in pixels. A door and its number stay readable at this size. */
export const FOTO_DA_PROVA_LADO = 1_280;

/** The proofs that a request may ask for: the code, a photo, the name of the recebedor. */
export interface Exigencias {
  exige_codigo: boolean;
  exige_foto: boolean;
  exige_recebedor: boolean;
}
