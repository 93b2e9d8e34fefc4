import { z } from 'zod';
import { idSchema, instanteSchema, textoObrigatorio } from '../fields.ts';
import { AMBIENTES, ESCOPOS_CHAVE } from '../vocabulario.ts';

/** Keys of one shop that work at the same time, at most. */
export const CHAVES_MAX = 20;
/** Signs of the name that a shop gives a key, at most. */
export const CHAVE_NOME_MAX = 60;
/** Days that a key may be made to last, at most; none: it lasts until it is revoked. */
const VALIDADE_MAX_DIAS = 3_650;

/** A key as its shop sees it later: never the key itself, but its last four signs (decision record 0076). */
export const chaveListadaSchema = z.object({
  id: z.number(),
  nome: z.string(),
  ambiente: z.enum(AMBIENTES),
  final: z.string(),
  escopos: z.array(z.enum(ESCOPOS_CHAVE)),
  situacao: z.enum(['ativa', 'vencida', 'revogada']),
  criada_em: instanteSchema,
  expira_em: instanteSchema.nullable(),
  usada_em: instanteSchema.nullable(),
  revogada_em: instanteSchema.nullable(),
});
export type ChaveListada = z.output<typeof chaveListadaSchema>;

/** A new key: for which system, what it may do, and for how many days. */
export const criarChaveSchema = z.object({
  nome: textoObrigatorio('Diga qual sistema vai usar a chave', CHAVE_NOME_MAX),
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
});

/** The only answer that ever holds the key. */
export const chaveCriadaSchema = chaveListadaSchema.extend({ chave: z.string(), message: z.string() });
export type ChaveCriada = z.output<typeof chaveCriadaSchema>;

export const revogarChaveSchema = z.object({ chave_id: idSchema });
