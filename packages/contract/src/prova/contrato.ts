import { z } from 'zod';
import { MOTIVO_DA_INTERVENCAO_MAX } from '../constants.ts';
import { feitaEmSchema, idSchema, instantSchema, optionalText, requiredText } from '../fields.ts';
import { FOTO_FALTANDO } from '../fotos/regras.ts';
import { CODIGO_DE_FORA_MAX, CODIGO_INCOMPLETO, RECEBEDOR_MAX } from './regras.ts';

const CODIGO_LONGO = `O código tem no máximo ${CODIGO_DE_FORA_MAX} letras ou números`;

const exigencia = z
  .boolean({ error: 'Prova da entrega inválida' })
  .nullish()
  .transform((exige) => exige ?? null);

/** The proofs that a shop asks for one delivery. A missing field takes the shop's setting (ADR 0024). */
export const provaPedida = { exige_codigo: exigencia, exige_foto: exigencia, exige_recebedor: exigencia };

/**
 * The proof fields of a request: what it asks for, its recebedor, and the instant of its photo (null after it was
 * erased).
 */
export const provaVista = {
  exige_codigo: z.boolean(),
  /** another system gave the recipient the code: a point of sale, or the ordering app of the order */
  codigo_de_fora: z.boolean(),
  /** the code was wrong too often: only support can let the delivery end without it, and has not yet */
  codigo_esgotado: z.boolean(),
  exige_foto: z.boolean(),
  exige_recebedor: z.boolean(),
  recebedor: z.string().nullable(),
  foto_em: instantSchema.nullable(),
};

/**
 * The recipient's code as the courier types it. Blanks are removed, and an empty code is no code. Our codes have four
 * digits (`codigoNosso`); a point of sale's code may have any form (ADR 0038).
 */
export const codigoSchema = z
  .string({ error: CODIGO_INCOMPLETO })
  .max(CODIGO_DE_FORA_MAX, CODIGO_LONGO)
  .nullish()
  .transform((texto) => texto?.replace(/\s/g, '') || null);

export const recebedorSchema = optionalText(RECEBEDOR_MAX);

/** The courier's photo of a delivery: a data URL or bare base64, like a profile photo. */
export const enviarFotoDaProvaSchema = z.object({
  solicitacao_id: idSchema,
  foto_base64: z.string({ error: FOTO_FALTANDO }).min(1, FOTO_FALTANDO),
  feita_em: feitaEmSchema,
});
export const respostaFotoDaProvaSchema = z
  .object({ message: z.string(), foto_em: instantSchema })
  .meta({ id: 'RespostaFotoDaProva' });

/** Input with which support lets a delivery end without its code, with the reason. */
export const dispensarCodigoSchema = z.object({
  solicitacao_id: idSchema,
  motivo: requiredText('Diga o motivo', MOTIVO_DA_INTERVENCAO_MAX),
});
export type DispensarCodigo = z.output<typeof dispensarCodigoSchema>;

/** A delivery's code, for its shop. */
export const codigoDaEntregaSchema = z.object({ codigo: z.string() }).meta({ id: 'CodigoDaEntrega' });

const yesOrNo = z.boolean({ error: 'Escolha sim ou não' });

/** The proofs that a shop asks for every delivery, unless the request has its own choice. */
export const provaDoComercioSchema = z
  .object({
    exigir_codigo: yesOrNo,
    exigir_foto: yesOrNo,
    exigir_recebedor: yesOrNo,
  })
  .meta({ id: 'ProvaDoComercio' });
export type ProvaDoComercio = z.output<typeof provaDoComercioSchema>;
export const respostaProvaDoComercioSchema = provaDoComercioSchema
  .extend({ message: z.string() })
  .meta({ id: 'RespostaProvaDoComercio' });
