import { z } from 'zod';
import { idSchema, instantSchema, requiredText } from '../fields.ts';
import { AMBIENTES, ESCOPOS_CHAVE } from '../vocabulario.ts';
import { origensSchema } from './origem.ts';

/** Most active keys of one shop. */
export const CHAVES_MAX = 20;
/** Longest name of a key, in characters. */
export const CHAVE_NOME_MAX = 60;
/** Longest validity of a key, in days. A key without one lasts until it is revoked. */
const VALIDADE_MAX_DIAS = 3_650;

/** A key as its shop sees it after creation: its last four characters, never the key itself (ADR 0039). */
export const chaveListadaSchema = z
  .object({
    id: z.int(),
    nome: z.string(),
    ambiente: z.enum(AMBIENTES),
    final: z.string(),
    escopos: z.array(z.enum(ESCOPOS_CHAVE)),
    origens: z.array(z.string()),
    situacao: z.enum(['ativa', 'vencida', 'revogada']),
    criada_em: instantSchema,
    expira_em: instantSchema.nullable(),
    usada_em: instantSchema.nullable(),
    revogada_em: instantSchema.nullable(),
  })
  .meta({ id: 'ChaveListada' });
export type ChaveListada = z.output<typeof chaveListadaSchema>;

/** Input for a new key: the name of the system, the scopes and the days of validity. */
export const criarChaveSchema = z.object({
  nome: requiredText('Diga qual sistema vai usar a chave', CHAVE_NOME_MAX),
  ambiente: z.enum(AMBIENTES, { error: 'Escolha produção ou teste' }).default('producao'),
  escopos: z
    .array(z.enum(ESCOPOS_CHAVE, { error: 'Permissão desconhecida' }), { error: 'Escolha o que a chave pode fazer' })
    .min(1, 'Escolha o que a chave pode fazer')
    .transform((escopos) => ESCOPOS_CHAVE.filter((escopo) => escopos.includes(escopo))),
  validade_dias: z
    .number({ error: 'Validade inválida' })
    .int('Validade inválida')
    .min(1, 'Validade inválida')
    .max(VALIDADE_MAX_DIAS, 'Validade inválida')
    .nullish()
    .transform((dias) => dias ?? null),
  /** absent: no page of another site may use the key */
  origens: origensSchema.default([]),
});

/** The answer to the creation of a key. No other answer contains the key. */
export const chaveCriadaSchema = chaveListadaSchema
  .extend({ chave: z.string(), message: z.string() })
  .meta({ id: 'ChaveCriada' });
export type ChaveCriada = z.output<typeof chaveCriadaSchema>;

export const revogarChaveSchema = z.object({ chave_id: idSchema });
