import { z } from 'zod';
import { CONTESTACAO_MAX, HORAS_SUSPENSAO_MAX, MOTIVO_DA_SUSPENSAO_MAX } from '../constants.ts';
import { idSchema, instantSchema, requiredId, requiredText } from '../fields.ts';
import { MOTIVOS_RECUSA, TIPOS_SUSPENSAO } from '../vocabulario.ts';

/** The error text of an incomplete suspension [suspender] and of support's password form [senha]. */
export const PREENCHA_TODOS = 'Preencha todos os campos';

export const suspenderSchema = z.object({
  entregador_id: requiredId(PREENCHA_TODOS),
  motivo: requiredText(PREENCHA_TODOS, MOTIVO_DA_SUSPENSAO_MAX),
  /** In whole hours. */
  duracao_horas: z
    .number({ error: PREENCHA_TODOS })
    .int('A duração é em horas inteiras')
    .min(1, 'A duração mínima é de 1 hora')
    .max(HORAS_SUSPENSAO_MAX, 'A duração máxima é de um ano'),
});

/** An entry of the suspension history. It is active until `data_remocao` is set [suspensao]. */
export const suspensaoHistoricoSchema = z
  .object({
    id: z.int(),
    entregador_id: z.int(),
    nome_entregador: z.string(),
    tipo_suspensao: z.enum(TIPOS_SUSPENSAO),
    motivo_suspensao: z.string(),
    duracao_horas: z.number(),
    data_suspensao: instantSchema,
    data_expiracao_suspensao: instantSchema,
    data_remocao: instantSchema.nullable(),
    suspensa_por: z.string().nullable(),
    removida_por: z.string().nullable(),
    contestacao: z
      .object({
        id: z.int(),
        texto: z.string(),
        enviada_em: instantSchema,
        resposta: z.string().nullable(),
        respondida_em: instantSchema.nullable(),
      })
      .meta({ id: 'ContestacaoDaSuspensao' })
      .nullable(),
    /**
     * The refusals in a row that led to an automatic suspension, oldest first, with their reasons if given
     * [motivo-da-recusa].
     */
    recusas: z.array(
      z
        .object({ quando: instantSchema, comercio: z.string(), motivo_recusa: z.enum(MOTIVOS_RECUSA).nullable() })
        .meta({ id: 'RecusaDaSuspensao' }),
    ),
  })
  .meta({ id: 'SuspensaoHistorico' });
export type SuspensaoHistorico = z.output<typeof suspensaoHistoricoSchema>;

/** A suspension with an objection that waits for an answer. */
export const contestadaSchema = suspensaoHistoricoSchema
  .extend({
    contestacao: suspensaoHistoricoSchema.shape.contestacao.unwrap(),
  })
  .meta({ id: 'ContestacaoDoEntregador' });
export type ContestacaoAberta = z.output<typeof contestadaSchema>;

/** A suspension with its courier's objection, for the courier: their text and support's answer. */
export const suspensaoContestadaSchema = z
  .object({
    suspensao_id: z.int(),
    motivo_suspensao: z.string(),
    data_suspensao: instantSchema,
    em_curso: z.boolean(),
    texto: z.string(),
    enviada_em: instantSchema,
    resposta: z.string().nullable(),
    respondida_em: instantSchema.nullable(),
  })
  .meta({ id: 'SuspensaoContestada' });
export type SuspensaoContestada = z.output<typeof suspensaoContestadaSchema>;

export const contestarSchema = z.object({ texto: requiredText('Conte o que aconteceu', CONTESTACAO_MAX) });
export const responderSchema = z.object({
  contestacao_id: idSchema,
  resposta: requiredText('Escreva a resposta', CONTESTACAO_MAX),
});
