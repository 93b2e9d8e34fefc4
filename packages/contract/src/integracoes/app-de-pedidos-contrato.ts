import { z } from 'zod';
import { requiredText } from '../fields.ts';
import { enderecoSchema, nomeSchema, umaIntegracaoSchema } from './contrato.ts';

/** Longest credential of an ordering app, in characters. */
const CREDENCIAL_MAX = 500;

const clienteSchema = requiredText('Informe o client_id que o app deu', CREDENCIAL_MAX);
const segredoSchema = requiredText('Informe o client_secret que o app deu', CREDENCIAL_MAX);
const baseSchema = enderecoSchema.refine((texto) => texto !== null, 'Informe o endereço da API do app');

/**
 * The calls of the Orders API that an app may do without. `confere_codigo`: the app gave its customer a code, and
 * checks the code that the courier types at the door.
 */
const chamadas = { avisa_entrega: z.boolean(), avisa_andamento: z.boolean(), confere_codigo: z.boolean() };

/**
 * Input to connect an ordering app (docs/open-delivery.md). `endereco` is the address before `/v1/orders`. `url_token`
 * is needed only if the token does not come from `endereco` + `/oauth/token`. The app issued the two credentials.
 */
export const conectarAppSchema = z.object({
  comercio_nome: z.string({ error: 'Escolha o comércio' }).min(1, 'Escolha o comércio').max(200),
  nome: nomeSchema,
  endereco: baseSchema,
  url_token: enderecoSchema.optional(),
  client_id: clienteSchema,
  client_secret: segredoSchema,
  avisa_entrega: chamadas.avisa_entrega.default(true),
  avisa_andamento: chamadas.avisa_andamento.default(true),
  confere_codigo: chamadas.confere_codigo.default(false),
});
export type ConectarApp = z.output<typeof conectarAppSchema>;

export const appConectadoSchema = z.object({ message: z.string(), id: z.int() }).meta({ id: 'AppConectado' });

/** Input to edit an ordering app. Absent fields stay unchanged. */
export const editarAppSchema = umaIntegracaoSchema.extend({
  nome: nomeSchema.optional(),
  endereco: baseSchema.optional(),
  url_token: enderecoSchema.optional(),
  client_id: clienteSchema.optional(),
  client_secret: segredoSchema.optional(),
  avisa_entrega: chamadas.avisa_entrega.optional(),
  avisa_andamento: chamadas.avisa_andamento.optional(),
  confere_codigo: chamadas.confere_codigo.optional(),
});
export type EditarApp = z.output<typeof editarAppSchema>;

/** A connected ordering app: whole addresses, never the secret. */
export const appSchema = z
  .object({
    id: z.int(),
    nome: z.string(),
    ativa: z.boolean(),
    endereco: z.string(),
    url_token: z.string().nullable(),
    client_id: z.string(),
    ...chamadas,
  })
  .meta({ id: 'AppDePedidos' });
export type AppDePedidos = z.output<typeof appSchema>;
