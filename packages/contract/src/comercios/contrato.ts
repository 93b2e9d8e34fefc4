import { z } from 'zod';
import { ENDERECO_MAX } from '../constants.ts';
import { normalizeDocumento } from '../documentos.ts';
import { instantSchema, optionalText } from '../fields.ts';
import { isAllVisible, TEM_INVISIVEL, tidyEndereco, tidyName, visibleText } from '../names.ts';
import { senhaNovaSchema, senhaQueConfirma } from '../senhas/contrato.ts';
import { linkSchema } from '../solicitacoes/criar-contrato.ts';
import { telefoneSchema } from '../telefones/contrato.ts';

/** Longest name of a shop, in characters. */
export const NOME_COMERCIO_MAX = 80;

/** The name becomes part of an address, and a name such as `..` would break the address. */
const temLetraOuNumero = (nome: string) => /[\p{L}\p{N}]/u.test(nome);

/** The operator's commands take `#3` for account number 3, so a shop must not have such a name. */
const naoEhNumeroDeConta = (nome: string) => !/^#\d+$/.test(nome);

/** Input for a new shop. A name needs one letter or number; `A/B` and `100% Natural` are fine [cadastros]. */
export const criarComercioSchema = z.object({
  nome: visibleText('Digite o nome do comercio', NOME_COMERCIO_MAX)
    .refine(temLetraOuNumero, 'O nome do comercio precisa de letras ou números')
    .refine(naoEhNumeroDeConta, 'O nome do comercio não pode ser um número de conta'),
  senha: senhaNovaSchema('Digite a senha do comercio'),
});

/** A shop in the administrator's list. `senha_inicial` is true while it still has the preset password. */
export const comercioSchema = z
  .object({
    id: z.int(),
    nome: z.string(),
    data_cadastro: instantSchema,
    senha_inicial: z.boolean(),
    total_entregas: z.number(),
  })
  .meta({ id: 'Comercio' });
export type Comercio = z.output<typeof comercioSchema>;

export const perfilDoComercioSchema = comercioSchema
  .pick({ id: true, nome: true, senha_inicial: true })
  .meta({ id: 'PerfilDoComercio' });

/**
 * The pickup place of a shop: an address and a map link [link-da-loja]. Recipients call the telephone (E.164)
 * (ADR 0023).
 */
export const localDoComercioSchema = z
  .object({
    endereco_retirada: z.string().nullable(),
    link_loja: z.string().nullable(),
    telefone: z.string().nullable(),
  })
  .meta({ id: 'LocalDoComercio' });
export type LocalDoComercio = z.output<typeof localDoComercioSchema>;

/**
 * Input for the shop's place. A blank field removes the value [link-da-loja]. A missing `telefone` leaves the
 * telephone unchanged, because panels of the previous release do not send the field. A changed one needs the password.
 */
export const salvarLocalSchema = z.object({
  endereco_retirada: optionalText(ENDERECO_MAX).transform((texto) => tidyEndereco(texto ?? '') || null),
  link_loja: linkSchema,
  telefone: telefoneSchema.optional(),
  senha_atual: senhaQueConfirma('o telefone'),
  /** What the form showed. If somebody changed it meanwhile, the call is refused. When absent, the call always applies. */
  antes: localDoComercioSchema.optional(),
});
export type NovoLocal = z.output<typeof salvarLocalSchema>;
export const respostaLocalSchema = localDoComercioSchema.extend({ message: z.string() }).meta({ id: 'RespostaLocal' });

/** Longest legal name that a bank takes, in characters. */
const RAZAO_SOCIAL_MAX = 200;

/** What the bank needs to charge a shop's invoices; null until the shop says it. `documento`: CNPJ or CPF, bare. */
export const dadosDeCobrancaSchema = z
  .object({ razao_social: z.string().nullable(), documento: z.string().nullable() })
  .meta({ id: 'DadosDeCobranca' });
export type DadosDeCobranca = z.output<typeof dadosDeCobrancaSchema>;

const DOCUMENTO_INVALIDO = 'Confira os números: isto não é um CNPJ nem um CPF';

/**
 * Input for the legal name and the CNPJ or CPF, checked by the check digits. Two blank fields remove both: later
 * invoices keep the static code.
 */
export const salvarDadosDeCobrancaSchema = z
  .object({
    razao_social: optionalText(RAZAO_SOCIAL_MAX)
      .refine((texto) => texto === null || isAllVisible(texto), TEM_INVISIVEL)
      .transform((texto) => (texto === null ? null : tidyName(texto))),
    documento: optionalText(20).transform((texto, ctx) => {
      const documento = texto === null ? null : normalizeDocumento(texto);
      if (texto === null || documento !== null) return documento;
      ctx.addIssue({ code: 'custom', message: DOCUMENTO_INVALIDO });
      return z.NEVER;
    }),
    antes: dadosDeCobrancaSchema.optional(),
  })
  .refine(({ razao_social, documento }) => documento === null || razao_social !== null, {
    message: 'Informe a razão social ou o nome completo',
    path: ['razao_social'],
  })
  .refine(({ razao_social, documento }) => razao_social === null || documento !== null, {
    message: 'Informe o CNPJ ou o CPF',
    path: ['documento'],
  });
export type NovosDadosDeCobranca = z.output<typeof salvarDadosDeCobrancaSchema>;
export const respostaDadosDeCobrancaSchema = dadosDeCobrancaSchema
  .extend({ message: z.string() })
  .meta({ id: 'RespostaDadosDeCobranca' });
