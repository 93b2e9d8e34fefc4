import { z } from 'zod';
import { idSchema, instantSchema } from '../fields.ts';
import { senhaNovaSchema } from '../senhas/contrato.ts';
import { DIGITE_A_NOVA_SENHA } from '../senhas/regras.ts';
import { USER_TYPES } from '../vocabulario.ts';

/** The account for which support makes a one-time link: a courier's or a shop's, never staff's [link-de-acesso]. */
export const criarLinkSchema = z.object({
  user_type: z.enum(['entregador', 'comercio'], { error: 'Tipo de conta inválido' }),
  id: idSchema,
});

/**
 * A one-time link for a new password. No other answer contains `link`. `usuario` is the name with which the account
 * signs in. `telefone` is the account's, null where there is none. `telefone_mudou_em` is its last change within a day,
 * null without one. `expira_em` is the end, `minutos` from now.
 */
export const linkCriadoSchema = z
  .object({
    link: z.string(),
    user_type: z.enum(USER_TYPES),
    nome: z.string(),
    usuario: z.string(),
    telefone: z.string().nullable(),
    telefone_mudou_em: instantSchema.nullable(),
    expira_em: instantSchema,
    minutos: z.int(),
  })
  .meta({ id: 'LinkCriado' });
export type LinkCriado = z.output<typeof linkCriadoSchema>;

/** When the telephone of an account changed, within the last day; null if it did not [link-de-acesso]. */
export const telefoneMudouSchema = z.object({ telefone_mudou_em: instantSchema.nullable() });

/** The secret of a link: 256 random bits in base64url. */
const segredoSchema = z
  .string({ error: 'Link incompleto. Copie o link inteiro e abra de novo.' })
  .regex(/^[\w-]{43}$/, 'Link incompleto. Copie o link inteiro e abra de novo.');

export const lerLinkSchema = z.object({ segredo: segredoSchema });

/** Whose password a link sets. `usuario` is the name with which the account signs in. */
export const linkLidoSchema = z
  .object({ user_type: z.enum(USER_TYPES), nome: z.string(), usuario: z.string(), expira_em: instantSchema })
  .meta({ id: 'LinkLido' });
export type LinkLido = z.output<typeof linkLidoSchema>;

export const usarLinkSchema = z.object({ segredo: segredoSchema, nova_senha: senhaNovaSchema(DIGITE_A_NOVA_SENHA) });
