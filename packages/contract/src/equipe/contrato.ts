import { z } from 'zod';
import { instantSchema, requiredId } from '../fields.ts';
import { linkCriadoSchema } from '../links/contrato.ts';
import { personName } from '../names.ts';
import { TIPOS_FUNCIONARIO } from '../vocabulario.ts';

export const NOME_DA_EQUIPE_MAX = 120;
/** The rule of a staff user name. No user name is only digits, because lists show accounts by number. */
export const USUARIO_DA_EQUIPE =
  'O usuário deve ter de 3 a 30 letras sem acento, números, ponto, hífen ou _, e ao menos uma letra.';

/** Returns whether a text can be the user name of a staff account. */
export const ehUsuarioDaEquipe = (usuario: string): boolean =>
  /^[a-z0-9._-]{3,30}$/i.test(usuario) && /[a-z]/i.test(usuario);

const nomeSchema = personName('Informe o nome', NOME_DA_EQUIPE_MAX);

/** A staff account that is named in a call. */
const umFuncionario = { funcionario_id: requiredId('Conta inválida') };
export const umFuncionarioSchema = z.object(umFuncionario);

/** A new staff account. The account has no password until its one-time link is used. */
export const criarFuncionarioSchema = z.object({
  user_type: z.enum(TIPOS_FUNCIONARIO, { error: 'Escolha o tipo de conta' }),
  usuario: z
    .string({ error: 'Informe o usuário' })
    .trim()
    .min(1, 'Informe o usuário')
    .refine(ehUsuarioDaEquipe, USUARIO_DA_EQUIPE)
    .transform((usuario) => usuario.toLowerCase()),
  nome: nomeSchema,
});

export const renomearFuncionarioSchema = z.object({ ...umFuncionario, nome: nomeSchema });

/**
 * A staff account as the administrator sees it. `sessoes` counts the browsers in which it is signed in, `usada_em` is
 * when one of them was seen last. `link_ate` is the end of its open one-time link. `voce` marks the caller.
 */
export const funcionarioSchema = z
  .object({
    id: z.int(),
    user_type: z.enum(TIPOS_FUNCIONARIO),
    usuario: z.string(),
    nome: z.string(),
    ativo: z.boolean(),
    data_cadastro: instantSchema,
    encerrado_em: instantSchema.nullable(),
    sessoes: z.int(),
    usada_em: instantSchema.nullable(),
    link_ate: instantSchema.nullable(),
    voce: z.boolean(),
  })
  .meta({ id: 'Funcionario' });
export type Funcionario = z.output<typeof funcionarioSchema>;

/** A new staff account and its one-time link. */
export const funcionarioCriadoSchema = z
  .object({ funcionario_id: z.int(), message: z.string(), link: linkCriadoSchema })
  .meta({ id: 'FuncionarioCriado' });

export const encerrarSessaoDaEquipeSchema = z.object({ ...umFuncionario, sessao_id: z.uuid('Sessão inválida') });
