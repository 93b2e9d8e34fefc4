import { z } from 'zod';
import { idSchema, instantSchema } from '../fields.ts';
import { METODOS_DE_ENTRADA, USER_TYPES } from '../vocabulario.ts';
import { CREDENCIAIS_INVALIDAS } from './regras.ts';

/** The login's answer for an unapproved registration with the right password: its state, and no session [aprovacao]. */
export const CADASTRO_EM_ANALISE =
  'Seu cadastro ainda espera a aprovação da administração. Tente de novo mais tarde; se demorar, fale com o suporte.';
export const cadastroRecusado = (motivo: string) =>
  `Seu cadastro não foi aprovado. Motivo: ${motivo.replace(/[.\s]+$/, '')}. Você pode se cadastrar de novo ou falar com o suporte.`;

/** Accounts that sign in with a user name. Shops sign in with their shop name. */
export const TIPOS_COM_USUARIO = ['entregador', 'admin', 'suporte'] as const;

const usuarioSchema = z
  .string({ error: 'Informe o usuário' })
  .trim()
  .min(1, 'Informe o usuário')
  .max(200, CREDENCIAIS_INVALIDAS);
const senhaSchema = z.string({ error: 'Informe a senha' }).min(1, 'Informe a senha').max(1000, CREDENCIAIS_INVALIDAS);

/** Login of a courier, the administrator or support. Without `user_type`, the server tries them in this order. */
export const entrarSchema = z.object({
  usuario: usuarioSchema,
  senha: senhaSchema,
  user_type: z.enum(TIPOS_COM_USUARIO, { error: 'Tipo de acesso inválido' }).optional(),
});

/** Login of a shop. `usuario` is its name, compared without case, accents and outer blanks. */
export const entrarComercioSchema = z.object({ usuario: usuarioSchema, senha: senhaSchema });

/**
 * Login response of a courier, the administrator or support. `fator_pendente` is present only if the session may do
 * nothing but enrol a second factor [segundo-fator].
 */
export const entradaSchema = z
  .object({
    user_type: z.enum(TIPOS_COM_USUARIO),
    user_id: z.int(),
    nome: z.string(),
    fator_pendente: z.boolean().optional(),
  })
  .meta({ id: 'Entrada' });

/** Login response of a shop. `senha_inicial` is present only while the shop must change the preset password. */
export const entradaComercioSchema = z
  .object({
    user_type: z.literal('comercio'),
    comercio_nome: z.string(),
    senha_inicial: z.boolean().optional(),
  })
  .meta({ id: 'EntradaDaLoja' });

/**
 * The account of the session cookie. `comercio_nome` and `senha_inicial` exist only for shops. `senha_inicial` is true
 * while the shop has the preset password; the panel then asks to change it. `fator_pendente` is present only if the
 * session may do nothing but enrol or give a second factor [segundo-fator].
 */
export const sessaoAtualSchema = z
  .object({
    user_type: z.enum(USER_TYPES),
    user_id: z.int(),
    nome: z.string(),
    comercio_nome: z.string().optional(),
    senha_inicial: z.boolean().optional(),
    fator_pendente: z.boolean().optional(),
  })
  .meta({ id: 'SessaoAtual' });
export type SessaoAtual = z.output<typeof sessaoAtualSchema>;

/**
 * A browser in which the caller is signed in. `id` is the handle to end its session. `aparelho` is like 'Chrome no
 * Android'. `metodo` says how the session was opened.
 */
export const sessaoListadaSchema = z
  .object({
    id: z.string(),
    aparelho: z.string(),
    metodo: z.enum(METODOS_DE_ENTRADA),
    criada_em: instantSchema,
    usada_em: instantSchema,
    atual: z.boolean(),
  })
  .meta({ id: 'SessaoListada' });
export type SessaoListada = z.output<typeof sessaoListadaSchema>;

export const encerrarSchema = z.object({ id: z.uuid('Sessão inválida') });

/** The account whose sessions support ends: a courier's or a shop's, never staff's. */
export const encerrarDeSchema = z.object({
  user_type: z.enum(['entregador', 'comercio'], { error: 'Tipo de conta inválido' }),
  id: idSchema,
});
