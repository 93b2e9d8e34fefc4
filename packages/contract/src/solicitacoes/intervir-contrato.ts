import { z } from 'zod';
import { MOTIVO_DA_INTERVENCAO_MAX } from '../constants.ts';
import { idSchema, textoObrigatorio } from '../fields.ts';
import { ACOES_INTERVENCAO } from '../vocabulario.ts';

export const ESCOLHA_QUEM_LEVA = 'Escolha quem vai levar a entrega';

/** Input with which support intervenes in a delivery whose courier vanished, with the reason [intervencao]. */
export const intervirSchema = z
  .object({
    solicitacao_id: idSchema,
    acao: z.enum(ACOES_INTERVENCAO, { error: 'Escolha o que fazer com a entrega' }),
    motivo: textoObrigatorio('Diga o motivo', MOTIVO_DA_INTERVENCAO_MAX),
    /** The next courier; with `transferir` only. */
    entregador_id: idSchema.optional(),
  })
  .refine(({ acao, entregador_id }) => acao !== 'transferir' || entregador_id !== undefined, {
    path: ['entregador_id'],
    error: ESCOLHA_QUEM_LEVA,
  });
export type Intervir = z.output<typeof intervirSchema>;
