import { z } from 'zod';
import { COMENTARIO_MAX } from '../constants.ts';
import { idSchema, instanteSchema, textoOpcional } from '../fields.ts';
import { NOTA_MAX, NOTA_PADRAO } from './regras.ts';

/** The refusal of a rating that is out of range or not allowed [avaliacao]. */
export const AVALIACAO_INVALIDA = 'Avaliação inválida';

export const avaliarSchema = z.object({
  solicitacao_id: idSchema,
  nota: z
    .number({ error: AVALIACAO_INVALIDA })
    .int(AVALIACAO_INVALIDA)
    .min(0, AVALIACAO_INVALIDA)
    .max(NOTA_MAX, AVALIACAO_INVALIDA)
    .default(NOTA_PADRAO),
  comentario: textoOpcional(COMENTARIO_MAX),
});

/** A rating of a courier by a shop. */
export const avaliacaoSchema = z.object({
  id: z.number(),
  nota: z.number(),
  comentario: z.string().nullable(),
  comercio: z.string(),
  data_avaliacao: instanteSchema,
});
export type AvaliacaoView = z.output<typeof avaliacaoSchema>;
