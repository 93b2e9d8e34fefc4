import { AMBIENTES, ATORES, RETORNOS, TIPOS_INTEGRACAO } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { bytes, reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Aplicativo } from './aplicativo.entity.ts';

/**
 * Another system of one shop: a point of sale that asks for deliveries (Open Delivery), or a receiver of messages
 * (Standard Webhooks). Secrets are encrypted, not hashed, because they sign messages (ADR 0037). Until the other side
 * has used the present secret (`segredo_usado_em`), the former one signs. `merchant_id` is the other side's first name
 * for the shop, `merchant_id_novo` a different one that waits for a confirmation. With `aplicativo_id` the row is the
 * shop's authorisation of an application, which has the credential (ADR 0045).
 */
export const Integracao = defineEntity({
  name: 'Integracao',
  tableName: 'integracao',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id'),
    aplicativo_id: reference(Aplicativo, 'aplicativo_id').nullable(),
    tipo: p.enum(TIPOS_INTEGRACAO),
    nome: p.text().check("nome = btrim(nome) and nome <> ''"),
    ambiente: p.enum(AMBIENTES),
    client_id: p.uuid().nullable(),
    segredo_cifrado: p.text(),
    segredo_usado_em: timestamp().nullable(),
    segredo_anterior_cifrado: p.text().nullable(),
    anterior_ate: timestamp().nullable(),
    url_eventos: p.text().nullable(),
    url_codigo: p.text().nullable(),
    merchant_id: p.text().nullable(),
    merchant_id_novo: p.text().nullable(),
    retorno: p.enum(RETORNOS).default('exigir'),
    ativa: p.boolean().default(true),
    // why Corre switched it off; null when a person did
    desligada_por: p.text().nullable(),
    // Failed sendings in a row. After some of them the integration pauses until `pausada_ate`. Then single messages
    // probe it.
    falhas: p.integer().default(0),
    pausada_ate: timestamp().nullable(),
    criada_em: timestamp().defaultRaw('agora()'),
    criada_por_tipo: p.enum(ATORES),
    criada_por_id: p.integer().nullable(),
    removida_em: timestamp().nullable(),
  },
  checks: [
    {
      name: 'integracao_credencial',
      expression: "(client_id is not null) = (tipo = 'opendelivery' and aplicativo_id is null)",
    },
    { name: 'integracao_de_aplicativo', expression: "aplicativo_id is null or tipo = 'opendelivery'" },
    {
      name: 'integracao_anterior',
      expression: '(segredo_anterior_cifrado is null) = (anterior_ate is null)',
    },
    { name: 'integracao_removida', expression: 'not (ativa and removida_em is not null)' },
  ],
  uniques: [{ name: 'integracao_cliente_unico', properties: 'client_id' }],
  indexes: [
    { name: 'integracao_do_comercio', properties: ['comercio_id', 'id'] },
    // one authorisation per shop
    {
      name: 'integracao_do_aplicativo',
      expression:
        'create unique index integracao_do_aplicativo on integracao (aplicativo_id, comercio_id) where removida_em is null and aplicativo_id is not null',
    },
    // an application's id of a shop
    {
      name: 'integracao_merchant_do_aplicativo',
      expression:
        'create unique index integracao_merchant_do_aplicativo on integracao (aplicativo_id, merchant_id) where removida_em is null and aplicativo_id is not null',
    },
  ],
});

/**
 * An access token. Only its SHA-256 is stored. It ends at `expira_em`, or when its integration or application is
 * switched off. Without `integracao_id` it is an application's and reaches every shop that authorised it.
 */
export const IntegracaoToken = defineEntity({
  name: 'IntegracaoToken',
  tableName: 'integracao_token',
  properties: {
    token_hash: bytes().primary().check('octet_length(token_hash) = 32'),
    integracao_id: reference(Integracao, 'integracao_id').deleteRule('cascade').nullable(),
    aplicativo_id: reference(Aplicativo, 'aplicativo_id').deleteRule('cascade').nullable(),
    expira_em: timestamp(),
  },
  checks: [{ name: 'integracao_token_de_quem', expression: 'num_nonnulls(integracao_id, aplicativo_id) > 0' }],
  indexes: [
    { name: 'integracao_token_do_aplicativo', properties: 'aplicativo_id', where: 'aplicativo_id is not null' },
    { name: 'integracao_token_da_integracao', properties: 'integracao_id' },
    { name: 'integracao_token_vencido', properties: 'expira_em' },
  ],
});

/**
 * The last calls of an integration, in and out, without their contents. Its screen shows them when something does not
 * work.
 */
export const ChamadaExterna = defineEntity({
  name: 'ChamadaExterna',
  tableName: 'chamada_externa',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    integracao_id: reference(Integracao, 'integracao_id').deleteRule('cascade'),
    direcao: p.enum(['entrada', 'saida'] as const),
    quando: timestamp().defaultRaw('agora()'),
    // Corre's own name for the call, never the other side's address
    rota: p.text(),
    http: p.integer().nullable(),
    ms: p.integer().check('ms >= 0'),
    erro: p.text().nullable(),
  },
  indexes: [
    {
      name: 'chamada_externa_da_integracao',
      expression: 'create index chamada_externa_da_integracao on chamada_externa (integracao_id, id desc)',
    },
    { name: 'chamada_externa_antiga', properties: 'quando' },
  ],
});

/** The name of this deployment towards all other systems. It never changes. One row. */
export const IdentidadeExterna = defineEntity({
  name: 'IdentidadeExterna',
  tableName: 'identidade_externa',
  properties: {
    id: p.integer().primary().autoincrement(false).check('id = 1'),
    app_id: p.uuid().defaultRaw('gen_random_uuid()'),
    criada_em: timestamp().defaultRaw('agora()'),
  },
});
