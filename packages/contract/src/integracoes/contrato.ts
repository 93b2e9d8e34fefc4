import { z } from 'zod';
import { idSchema, instantSchema, requiredText } from '../fields.ts';
import { AMBIENTES, RETORNOS, TIPOS_COM_NOSSO_SEGREDO, TIPOS_INTEGRACAO } from '../vocabulario.ts';
import { holdsSecret } from '../web-address.ts';
import { ESTADOS_MENSAGEM_EXTERNA, isHttpUrl, NOME_INTEGRACAO_MAX, TESTES, URL_INTEGRACAO_MAX } from './regras.ts';

const SEGREDO_NO_ENDERECO =
  'Tire a chave da API ou o segredo do endereço: endereços ficam em registros. Revogue a chave e crie outra.';

/** A URL of another system for our messages. Blank or null: not known. */
export const enderecoSchema = z
  .string({ error: 'Endereço inválido' })
  .trim()
  .max(URL_INTEGRACAO_MAX, `Use no máximo ${URL_INTEGRACAO_MAX} caracteres`)
  .nullable()
  .transform((texto) => texto || null)
  .refine((texto) => texto === null || isHttpUrl(texto), 'Cole o endereço inteiro, começando por https://')
  .refine((texto) => texto === null || !holdsSecret(texto), SEGREDO_NO_ENDERECO);
export const enderecoSePreciso = enderecoSchema.optional().transform((texto) => texto ?? null);

/** The name that the shop gives an integration. */
export const nomeSchema = requiredText('Dê um nome à integração', NOME_INTEGRACAO_MAX);

/**
 * Input for a new integration (ADR 0038). We ask `url_codigo` whether a delivery's code is right; Open Delivery only.
 */
export const criarIntegracaoSchema = z
  .object({
    nome: nomeSchema,
    comercio_nome: z.string({ error: 'Escolha o comércio' }).min(1, 'Escolha o comércio').max(200),
    tipo: z.enum(TIPOS_COM_NOSSO_SEGREDO, { error: 'Tipo inválido' }).default('opendelivery'),
    url_eventos: enderecoSePreciso,
    url_codigo: enderecoSePreciso,
    ambiente: z.enum(AMBIENTES, { error: 'Escolha o ambiente: teste ou produção' }),
  })
  .refine(({ tipo, url_eventos }) => tipo === 'opendelivery' || url_eventos !== null, {
    path: ['url_eventos'],
    error: 'Informe o endereço que recebe os avisos',
  });

/**
 * Everything that the other system needs. No later answer contains the secret. `client_id`, `app_id` and addresses are
 * Open Delivery's.
 */
export const integracaoCriadaSchema = z
  .object({
    message: z.string(),
    id: z.int(),
    tipo: z.enum(TIPOS_COM_NOSSO_SEGREDO),
    ambiente: z.enum(AMBIENTES),
    client_id: z.string().nullable(),
    client_secret: z.string(),
    app_id: z.string().describe('O UUID com que a Corre se apresenta: `X-App-Id` do Open Delivery.'),
    base_url: z.string(),
    token_url: z.string(),
  })
  .meta({ id: 'IntegracaoCriada' });
export type IntegracaoCriada = z.output<typeof integracaoCriadaSchema>;

export const umaIntegracaoSchema = z.object({ integracao_id: idSchema });

/**
 * Input to edit an integration. Absent fields stay unchanged. `merchant_id` confirms the other system's new id of the
 * shop.
 */
export const editarIntegracaoSchema = umaIntegracaoSchema.extend({
  nome: nomeSchema.optional(),
  url_eventos: enderecoSchema.optional(),
  url_codigo: enderecoSchema.optional(),
  ativa: z.boolean({ error: 'Diga true ou false' }).optional(),
  retorno: z.enum(RETORNOS, { error: 'Escolha exigir ou ignorar' }).optional(),
  merchant_id: z.string().min(1).max(100).optional(),
});
export type EditarIntegracao = z.output<typeof editarIntegracaoSchema>;

/**
 * The same input without the shop in the path. The client may send the creation's whole body back. Shop and
 * environment never change.
 */
export const editarDeQualquerLojaSchema = editarIntegracaoSchema.extend({
  comercio_nome: z.string({ error: 'Escolha o comércio' }).max(200).optional(),
  ambiente: z.enum(AMBIENTES, { error: 'Escolha o ambiente: teste ou produção' }).optional(),
});
export type EditarDeQualquerLoja = z.output<typeof editarDeQualquerLojaSchema>;

/**
 * Filter of the list, newest first. `antes_de` is the last id of the previous page. `busca` is part of its name or its
 * shop's name.
 */
export const listarIntegracoesSchema = z.object({
  antes_de: idSchema.optional(),
  busca: z.string().trim().max(100).optional(),
});

/** An integration in a list. URLs are masked. */
export const integracaoSchema = z
  .object({
    id: z.int(),
    tipo: z.enum(TIPOS_INTEGRACAO),
    nome: z.string(),
    comercio_id: z.int(),
    comercio: z.string(),
    ambiente: z.enum(AMBIENTES),
    /** the application that the shop authorised, which has the credential; null: the integration has its own */
    aplicativo_id: z.int().nullable(),
    ativa: z.boolean(),
    desligada_por: z.string().nullable(),
    destino: z.string().nullable(),
    merchant_id: z.string().nullable(),
    merchant_id_novo: z.string().nullable(),
    criada_em: instantSchema,
    /** its last call to us */
    ultima_entrada: instantSchema.nullable(),
    /** our last message that it accepted, and the last that failed */
    ultimo_sucesso: instantSchema.nullable(),
    ultimo_erro: z
      .object({ quando: instantSchema, http: z.number().nullable(), erro: z.string().nullable() })
      .meta({ id: 'UltimoErro' })
      .nullable(),
    /** of the newest `MENSAGENS_CONTADAS` undelivered messages: how many wait, how many were given up */
    esperando: z.number(),
    desistidas: z.number(),
  })
  .meta({ id: 'Integracao' });
export type Integracao = z.output<typeof integracaoSchema>;

export const listaDeIntegracoesSchema = z
  .object({
    integracoes: z.array(integracaoSchema),
    total: z.number(),
    /** integrations that went off automatically because their receiver answered 410; a person must check them */
    desligadas_sozinhas: z.number(),
    /** the `antes_de` of the next page; null at the end */
    proxima: z.number().nullable(),
  })
  .meta({ id: 'ListaDeIntegracoes' });
export type ListaDeIntegracoes = z.output<typeof listaDeIntegracoesSchema>;

/** An integration with everything for a form and for the other system: whole URLs, never the secret. */
export const integracaoInteiraSchema = integracaoSchema
  .extend({
    client_id: z.string().nullable(),
    app_id: z.string().describe('O UUID com que a Corre se apresenta: `X-App-Id` do Open Delivery.'),
    base_url: z.string(),
    token_url: z.string(),
    url_eventos: z.string().nullable(),
    url_codigo: z.string().nullable(),
    retorno: z.enum(RETORNOS),
    /** until this instant the former secret also works; null when there is none */
    anterior_ate: instantSchema.nullable(),
    /** the other system has used the present secret */
    segredo_em_uso: z.boolean(),
  })
  .meta({ id: 'IntegracaoInteira' });
export type IntegracaoInteira = z.output<typeof integracaoInteiraSchema>;

export const segredoNovoSchema = z
  .object({
    message: z.string(),
    client_secret: z.string(),
    anterior_ate: instantSchema,
  })
  .meta({ id: 'SegredoNovo' });
export type SegredoNovo = z.output<typeof segredoNovoSchema>;

/** A call in or out, without its body. */
export const chamadaExternaSchema = z
  .object({
    id: z.int(),
    direcao: z.enum(['entrada', 'saida']),
    quando: instantSchema,
    rota: z.string(),
    http: z.number().nullable(),
    ms: z.number(),
    erro: z.string().nullable(),
  })
  .meta({ id: 'ChamadaExterna' });
export type ChamadaExterna = z.output<typeof chamadaExternaSchema>;

/** With `fluxo_id`: all messages of that stream. Without: messages that wait or were given up. */
export const mensagensExternasSchema = umaIntegracaoSchema.extend({ fluxo_id: idSchema.optional() });

/** A message for the other system, without its body. `pedido`: the number that is called out at the counter. */
export const mensagemExternaSchema = z
  .object({
    id: z.int(),
    fluxo_id: z.int(),
    pedido: z.string().nullable(),
    tipo: z.string(),
    quando: instantSchema,
    estado: z.enum(ESTADOS_MENSAGEM_EXTERNA),
    envios: z.number(),
    proximo_envio: instantSchema.nullable(),
    entregue_em: instantSchema.nullable(),
    http: z.number().nullable(),
    erro: z.string().nullable(),
  })
  .meta({ id: 'MensagemExterna' });
export type MensagemExterna = z.output<typeof mensagemExternaSchema>;

export const reenviadasSchema = z
  .object({ message: z.string(), reenviadas: z.number() })
  .meta({ id: 'MensagensReenviadas' });

export const testarIntegracaoSchema = umaIntegracaoSchema.extend({
  teste: z.enum(TESTES, { error: 'Escolha o teste' }).default('mensagem'),
});

/** The result of a test. `fluxo_id` is the stream of a simulated order, whose messages the screen can follow. */
export const testeFeitoSchema = z
  .object({
    message: z.string(),
    certo: z.boolean(),
    http: z.number().nullable(),
    ms: z.number().nullable(),
    fluxo_id: z.int().nullable(),
  })
  .meta({ id: 'TesteFeito' });
export type TesteFeito = z.output<typeof testeFeitoSchema>;
