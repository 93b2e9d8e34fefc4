import { z } from 'zod';
import { idSchema, instantSchema } from '../fields.ts';
import { AMBIENTES } from '../vocabulario.ts';
import { enderecoSchema, enderecoSePreciso, nomeSchema } from './contrato.ts';

/** Input for a new application: a software of many shops that has one credential (ADR 0045). */
export const criarAplicativoSchema = z.object({
  nome: nomeSchema,
  url_eventos: enderecoSePreciso,
  url_codigo: enderecoSePreciso,
  ambiente: z.enum(AMBIENTES, { error: 'Escolha o ambiente: teste ou produção' }),
});

/** Everything that the application needs. No later answer contains the secret. */
export const aplicativoCriadoSchema = z
  .object({
    message: z.string(),
    id: z.int(),
    nome: z.string(),
    ambiente: z.enum(AMBIENTES),
    client_id: z.string(),
    client_secret: z.string(),
    app_id: z.string().describe('O UUID com que a Corre se apresenta: `X-App-Id` do Open Delivery.'),
    base_url: z.string(),
    token_url: z.string(),
  })
  .meta({ id: 'AplicativoCriado' });
export type AplicativoCriado = z.output<typeof aplicativoCriadoSchema>;

export const umAplicativoSchema = z.object({ aplicativo_id: idSchema });

/** Input to edit an application. Absent fields stay unchanged. The addresses go to every shop's authorisation. */
export const editarAplicativoSchema = umAplicativoSchema.extend({
  nome: nomeSchema.optional(),
  url_eventos: enderecoSchema.optional(),
  url_codigo: enderecoSchema.optional(),
  ativo: z.boolean({ error: 'Diga true ou false' }).optional(),
});
export type EditarAplicativo = z.output<typeof editarAplicativoSchema>;

/** An application in the administrator's list. */
export const aplicativoSchema = z
  .object({
    id: z.int(),
    nome: z.string(),
    ambiente: z.enum(AMBIENTES),
    client_id: z.string(),
    ativo: z.boolean(),
    url_eventos: z.string().nullable(),
    url_codigo: z.string().nullable(),
    /** shops that authorise it at present */
    lojas: z.int(),
    criado_em: instantSchema,
    /** until this instant the former secret also works; null when there is none */
    anterior_ate: instantSchema.nullable(),
    segredo_em_uso: z.boolean(),
  })
  .meta({ id: 'Aplicativo' });
export type Aplicativo = z.output<typeof aplicativoSchema>;

/** An application that a shop may authorise. `integracao_id`: the shop's authorisation, null without one. */
export const aplicativoDaLojaSchema = z
  .object({
    id: z.int(),
    nome: z.string(),
    ambiente: z.enum(AMBIENTES),
    client_id: z.string(),
    integracao_id: z.int().nullable(),
  })
  .meta({ id: 'AplicativoDaLoja' });
export type AplicativoDaLoja = z.output<typeof aplicativoDaLojaSchema>;

/** A shop's consent: the code that the application redeems once, until `expira_em`. */
export const codigoDeAutorizacaoSchema = z
  .object({
    message: z.string(),
    codigo: z.string(),
    expira_em: instantSchema,
  })
  .meta({ id: 'CodigoDeAutorizacao' });
export type CodigoDeAutorizacao = z.output<typeof codigoDeAutorizacaoSchema>;
