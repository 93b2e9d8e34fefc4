import { z } from 'zod';
import { fichaDoEntregadorSchema } from '../entregadores/ficha-contrato.ts';
import { idSchema, instantSchema, messageSchema, requiredText } from '../fields.ts';
import { APROVACOES } from '../vocabulario.ts';

/** Longest reason of a refused registration, in characters. The refused person reads it when they try to sign in. */
export const RECUSA_MAX = 300;

/** Most registrations of one kind in the administrator's list. The totals count all of them. */
export const CADASTROS_NA_LISTA = 200;

/**
 * A registration that waits or was refused. Documents are masked as in the administrator's list of couriers
 * [aprovacao].
 */
export const cadastroEmAprovacaoSchema = fichaDoEntregadorSchema
  .extend({
    aprovacao: z.enum(APROVACOES),
    recusada_em: instantSchema.nullable(),
    recusa_motivo: z.string().nullable(),
  })
  .meta({ id: 'CadastroEmAprovacao' });
export type CadastroEmAprovacao = z.output<typeof cadastroEmAprovacaoSchema>;

/**
 * `exige`: new registrations need approval (`APROVAR_CADASTROS`). After a switch-off, waiting registrations still need
 * approval.
 */
export const totaisDaAprovacaoSchema = z
  .object({
    exige: z.boolean(),
    pendentes: z.number(),
    recusados: z.number(),
  })
  .meta({ id: 'TotaisDaAprovacao' });
export type TotaisDaAprovacao = z.output<typeof totaisDaAprovacaoSchema>;

/** The list of registrations: pending ones oldest first, refused ones newest first. */
export const aprovacaoListaSchema = totaisDaAprovacaoSchema
  .extend({ cadastros: z.array(cadastroEmAprovacaoSchema) })
  .meta({ id: 'CadastrosEmAprovacao' });

export const listarAprovacaoSchema = z.object({
  aprovacao: z.enum(APROVACOES, { error: 'Situação inválida' }).default('pendente'),
});

/**
 * `aprovacao`: the state that the administrator saw on the screen. If the registration has another state by now,
 * nothing happens.
 */
export const aprovarSchema = z.object({
  entregador_id: idSchema,
  aprovacao: z.enum(APROVACOES, { error: 'Situação inválida' }).default('pendente'),
});

/** Approves several waiting registrations in one act. A registration that somebody decided meanwhile stays as it is. */
export const aprovarVariosSchema = z.object({
  entregador_ids: z
    .array(idSchema, { error: 'Escolha os cadastros a aprovar' })
    .min(1, 'Escolha os cadastros a aprovar')
    .max(CADASTROS_NA_LISTA, `Aprove até ${CADASTROS_NA_LISTA} cadastros de uma vez`)
    .transform((ids) => [...new Set(ids)]),
});

/** `aprovados`: couriers who may work from now on. `ja_decididos`: registrations that no longer waited. */
export const aprovadosSchema = messageSchema
  .extend({
    aprovados: z.array(z.number()),
    ja_decididos: z.array(z.number()),
  })
  .meta({ id: 'CadastrosAprovados' });

export const recusarCadastroSchema = z.object({
  entregador_id: idSchema,
  motivo: requiredText('Escreva o motivo: a pessoa vai ler', RECUSA_MAX),
});
