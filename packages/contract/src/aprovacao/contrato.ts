import { z } from 'zod';
import { fichaDoEntregadorSchema } from '../entregadores/ficha-contrato.ts';
import { idSchema, instanteSchema, mensagemSchema, textoObrigatorio } from '../fields.ts';
import { APROVACOES } from '../vocabulario.ts';

/** Longest reason of a refusal, in characters: whoever was refused reads it when they try to sign in. */
export const RECUSA_MAX = 300;

/** Registrations of one kind in the administrator's list, at most; the totals count all. */
export const CADASTROS_NA_LISTA = 200;

/** A registration that waits or was refused, documents masked as in the administrator's list of couriers (decision record 0072). */
export const cadastroEmAprovacaoSchema = fichaDoEntregadorSchema.extend({
  aprovacao: z.enum(APROVACOES),
  recusada_em: instanteSchema.nullable(),
  recusa_motivo: z.string().nullable(),
});
export type CadastroEmAprovacao = z.output<typeof cadastroEmAprovacaoSchema>;

/** `exige`: new registrations wait (`APROVAR_CADASTROS`). Those that waited before it was switched off still do. */
export const totaisDaAprovacaoSchema = z.object({
  exige: z.boolean(),
  pendentes: z.number(),
  recusados: z.number(),
});
export type TotaisDaAprovacao = z.output<typeof totaisDaAprovacaoSchema>;

/** The pending ones oldest first, the refused ones newest first. */
export const aprovacaoListaSchema = totaisDaAprovacaoSchema.extend({ cadastros: z.array(cadastroEmAprovacaoSchema) });

export const listarAprovacaoSchema = z.object({
  aprovacao: z.enum(APROVACOES, { error: 'Situação inválida' }).default('pendente'),
});

/** `aprovacao`: how the registration stood on the screen of whoever decides. When it stands otherwise meanwhile, nothing happens. */
export const aprovarSchema = z.object({
  entregador_id: idSchema,
  aprovacao: z.enum(APROVACOES, { error: 'Situação inválida' }).default('pendente'),
});

/** Several registrations that wait, in one act. Those that somebody decided meanwhile stay as they are. */
export const aprovarVariosSchema = z.object({
  entregador_ids: z
    .array(idSchema, { error: 'Escolha os cadastros a aprovar' })
    .min(1, 'Escolha os cadastros a aprovar')
    .max(CADASTROS_NA_LISTA, `Aprove até ${CADASTROS_NA_LISTA} cadastros de uma vez`)
    .transform((ids) => [...new Set(ids)]),
});

/** `aprovados`: who may work from now on; `ja_decididos`: who no longer waited. */
export const aprovadosSchema = mensagemSchema.extend({
  aprovados: z.array(z.number()),
  ja_decididos: z.array(z.number()),
});

export const recusarCadastroSchema = z.object({
  entregador_id: idSchema,
  motivo: textoObrigatorio('Escreva o motivo: a pessoa vai ler', RECUSA_MAX),
});
