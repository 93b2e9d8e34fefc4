import { z } from 'zod';
import { ENDERECO_MAX } from '../constants.ts';
import { normalizarTelefone } from '../entregadores/regras.ts';
import { instanteSchema, textoOpcional } from '../fields.ts';
import { arrumarEndereco, textoVisivel } from '../names.ts';
import { senhaNovaSchema } from '../senhas/contrato.ts';
import { linkSchema } from '../solicitacoes/contrato.ts';

/** Longest name of a shop, in characters. */
export const NOME_COMERCIO_MAX = 80;

/** A name that an address can carry: `..` would be none. */
const temLetraOuNumero = (nome: string) => /[\p{L}\p{N}]/u.test(nome);

/** How the operator's commands name an account by its number: a shop called `#3` would be taken for the third. */
const naoEhNumeroDeConta = (nome: string) => !/^#\d+$/.test(nome);

/** Shop creation (specification §3, §5). Any name with a letter or number will do, `A/B` and `100% Natural` included. */
export const criarComercioSchema = z.object({
  nome: textoVisivel('Digite o nome do comercio', NOME_COMERCIO_MAX)
    .refine(temLetraOuNumero, 'O nome do comercio precisa de letras ou números')
    .refine(naoEhNumeroDeConta, 'O nome do comercio não pode ser um número de conta'),
  senha: senhaNovaSchema('Digite a senha do comercio'),
});

/** A shop in the administrator's list; `senha_inicial` while it still has the preset password. */
export const comercioSchema = z.object({
  id: z.number(),
  nome: z.string(),
  data_cadastro: instanteSchema,
  senha_inicial: z.boolean(),
  total_entregas: z.number(),
});
export type Comercio = z.output<typeof comercioSchema>;

export const perfilDoComercioSchema = comercioSchema.pick({ id: true, nome: true, senha_inicial: true });

/**
 * Where couriers pick up: an address to read, and a map link to open (decision record 0012); and by which telephone (E.164) whoever
 * waits for a delivery reaches the shop (decision record 0068).
 */
export const localDoComercioSchema = z.object({
  endereco_retirada: z.string().nullable(),
  link_loja: z.string().nullable(),
  telefone: z.string().nullable(),
});
export type LocalDoComercio = z.output<typeof localDoComercioSchema>;

/** Blank is none. */
const telefoneDaLoja = z
  .string({ error: 'Telefone inválido' })
  .trim()
  .nullable()
  .transform((texto, ctx) => {
    const telefone = texto ? normalizarTelefone(texto) : null;
    if (!texto || telefone !== null) return telefone;
    ctx.addIssue({ code: 'custom', message: 'Telefone inválido: use DDD e número' });
    return z.NEVER;
  });

/**
 * What the shop says of its place; blank removes it (specification §5, store map link). Who leaves the telephone out, as panels of
 * the release before do, leaves it as it was.
 */
export const salvarLocalSchema = z.object({
  endereco_retirada: textoOpcional(ENDERECO_MAX).transform((texto) => arrumarEndereco(texto ?? '') || null),
  link_loja: linkSchema,
  telefone: telefoneDaLoja.optional(),
});
export type NovoLocal = z.output<typeof salvarLocalSchema>;
export const respostaLocalSchema = localDoComercioSchema.extend({ message: z.string() });
