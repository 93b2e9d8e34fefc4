import { z } from 'zod';
import { idSchema } from '../fields.ts';
import { atribuirSchema, SELECIONE_AMBOS } from './contrato.ts';

/** Most requests in one assignment. */
export const ATRIBUIR_MAX = 20;

export const atribuirVariasSchema = atribuirSchema.omit({ solicitacao_id: true }).extend({
  solicitacao_ids: z
    .array(idSchema, { error: SELECIONE_AMBOS })
    .min(1, SELECIONE_AMBOS)
    .max(ATRIBUIR_MAX, `Atribua no máximo ${ATRIBUIR_MAX} solicitações de uma vez`),
});

/** `solicitacao_ids`: all requests that the courier got by this act, with the other stops of their routes. */
export const respostaAtribuirVariasSchema = z.object({ message: z.string(), solicitacao_ids: z.array(z.number()) });
