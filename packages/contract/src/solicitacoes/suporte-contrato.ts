import { z } from 'zod';
import { MOTIVO_DA_INTERVENCAO_MAX } from '../constants.ts';
import { idSchema, requiredId, requiredText } from '../fields.ts';
import { ACOES_INTERVENCAO } from '../vocabulario.ts';

/** The error text of an incomplete assignment [atribuir]. */
export const SELECIONE_AMBOS = 'Selecione uma solicitacao e um entregador';

export const atribuirSchema = z.object({
  solicitacao_id: requiredId(SELECIONE_AMBOS),
  entregador_id: requiredId(SELECIONE_AMBOS),
  force_assign: z.boolean({ error: 'force_assign inválido' }).default(false),
});

/** Most requests in one assignment. */
const ATRIBUIR_MAX = 20;

export const atribuirVariasSchema = atribuirSchema.omit({ solicitacao_id: true }).extend({
  solicitacao_ids: z
    .array(idSchema, { error: SELECIONE_AMBOS })
    .min(1, SELECIONE_AMBOS)
    .max(ATRIBUIR_MAX, `Atribua no máximo ${ATRIBUIR_MAX} solicitações de uma vez`),
});

/** `solicitacao_ids`: all requests that the courier got by this act, with the other stops of their routes. */
export const respostaAtribuirVariasSchema = z
  .object({ message: z.string(), solicitacao_ids: z.array(z.int()) })
  .meta({ id: 'RespostaAtribuirVarias' });

export const ESCOLHA_QUEM_LEVA = 'Escolha quem vai levar a entrega';

/** Input with which support intervenes in a delivery whose courier vanished, with the reason [intervencao]. */
export const intervirSchema = z
  .object({
    solicitacao_id: idSchema,
    acao: z.enum(ACOES_INTERVENCAO, { error: 'Escolha o que fazer com a entrega' }),
    motivo: requiredText('Diga o motivo', MOTIVO_DA_INTERVENCAO_MAX),
    /** The next courier; with `transferir` only. */
    entregador_id: idSchema.optional(),
  })
  .refine(({ acao, entregador_id }) => acao !== 'transferir' || entregador_id !== undefined, {
    path: ['entregador_id'],
    error: ESCOLHA_QUEM_LEVA,
  });
export type Intervir = z.output<typeof intervirSchema>;
