import { z } from 'zod';
import { idSchema, instantSchema, requiredText } from '../fields.ts';
import { AVISOS_DE_ACESSO, METODOS_DE_ENTRADA } from '../vocabulario.ts';
import { opcoesDeCadastroSchema, opcoesDeUsoSchema, passkeyCriadaSchema, passkeyUsadaSchema } from './credencial.ts';
import { PASSKEY_NOME_MAX } from './regras.ts';

/** The token of an attempt that was begun. It works once, for five minutes. */
const desafioSchema = z
  .string({ error: 'Desafio inválido' })
  .regex(/^[\w-]{43}$/, 'Desafio inválido')
  .meta({ id: 'Desafio' });

/** Six digits of the person's app, or one of the ten recovery codes. Blanks and hyphens do not matter. */
const codigoSchema = z
  .string({ error: 'Informe o código' })
  .trim()
  .min(1, 'Informe o código')
  .max(40, 'Código incorreto');

/** Begin of a login by passkey: what the browser's `navigator.credentials.get()` takes. */
export const desafioDaPasskeySchema = z
  .object({ desafio: desafioSchema, opcoes: opcoesDeUsoSchema })
  .meta({ id: 'DesafioDaPasskey' });

/** A passkey used for a begun login or a begun confirmation. */
export const usarPasskeySchema = z.object({ desafio: desafioSchema, credencial: passkeyUsadaSchema });

/**
 * Second step of a login by password [segundo-fator]: the `desafio` of the refused login, and either a code, or one of
 * the account's passkeys used with the `opcoes` of the refused login.
 */
export const segundoFatorSchema = z
  .object({ desafio: desafioSchema, codigo: codigoSchema.optional(), credencial: passkeyUsadaSchema.optional() })
  .refine(({ codigo, credencial }) => (codigo === undefined) !== (credencial === undefined), {
    path: ['codigo'],
    error: 'Informe o código, ou use a passkey',
  });
/** What the browser's `navigator.credentials.get()` takes. */
export type OpcoesDeUso = z.output<typeof opcoesDeUsoSchema>;

/** A passkey of the caller. `sincronizada`: the person's password manager copies it to their other devices. */
export const passkeySchema = z
  .object({
    id: z.int(),
    nome: z.string(),
    sincronizada: z.boolean(),
    criada_em: instantSchema,
    usada_em: instantSchema.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof passkeySchema>;

/**
 * The caller's factors [segundo-fator]. `exigido`: accounts of this kind must have one. `pendente`: this session may
 * only enrol or give a factor. `confirmado_ate`: acts that ask for the factor again pass until then; null: it must be
 * given first. `codigo`: since when the app with codes is active; null: it is not. `recuperacao`: unused recovery
 * codes. `passkeys_aqui`: passkeys work at the address that the caller used.
 */
export const meusFatoresSchema = z
  .object({
    exigido: z.boolean(),
    pendente: z.boolean(),
    confirmado_ate: instantSchema.nullable(),
    passkeys_aqui: z.boolean(),
    passkeys: z.array(passkeySchema),
    codigo: z.object({ ativado_em: instantSchema }).nullable(),
    recuperacao: z.int(),
  })
  .meta({ id: 'MeusFatores' });
export type MeusFatores = z.output<typeof meusFatoresSchema>;

/** Begin of the registration of a passkey: what the browser's `navigator.credentials.create()` takes. */
export const desafioDeCadastroSchema = z
  .object({ desafio: desafioSchema, opcoes: opcoesDeCadastroSchema })
  .meta({ id: 'DesafioDeCadastro' });

const nomeSchema = requiredText('Dê um nome à passkey', PASSKEY_NOME_MAX);

export const cadastrarPasskeySchema = z.object({
  desafio: desafioSchema,
  nome: nomeSchema,
  credencial: passkeyCriadaSchema,
});
export const renomearPasskeySchema = z.object({ passkey_id: idSchema, nome: nomeSchema });
export const umaPasskeySchema = z.object({ passkey_id: idSchema });

/** Begin of an app with codes: the secret, also as the `otpauth://` address of its QR code. Shown once. */
export const desafioDoCodigoSchema = z
  .object({ desafio: desafioSchema, segredo: z.string(), uri: z.string() })
  .meta({ id: 'DesafioDoCodigo' });

/** The first code of the app proves that the app has the secret. */
export const ativarCodigoSchema = z.object({ desafio: desafioSchema, codigo: codigoSchema });

/** The ten recovery codes. No other answer contains them. */
export const codigosDeRecuperacaoSchema = z
  .object({ codigos: z.array(z.string()), message: z.string() })
  .meta({ id: 'CodigosDeRecuperacao' });

/** The second factor, given again by a code. */
export const confirmarComCodigoSchema = z.object({ codigo: codigoSchema });

/** The end of the time in which acts do not ask for the factor again. */
export const fatorConfirmadoSchema = z
  .object({ confirmado_ate: instantSchema, message: z.string() })
  .meta({ id: 'FatorConfirmado' });

/** One thing that happened to the caller's access and that this session was not told [aviso-de-acesso]. */
export const avisoDeAcessoSchema = z
  .object({
    id: z.int(),
    tipo: z.enum(AVISOS_DE_ACESSO),
    aparelho: z.string(),
    metodo: z.enum(METODOS_DE_ENTRADA).nullable(),
    quando: instantSchema,
  })
  .meta({ id: 'AvisoDeAcesso' });
export type AvisoDeAcesso = z.output<typeof avisoDeAcessoSchema>;

/** The last notice that the person has seen. */
export const cienteSchema = z.object({ aviso_id: idSchema });
