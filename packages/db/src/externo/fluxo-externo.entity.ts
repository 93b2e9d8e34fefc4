import { ATORES, TIPOS_FATO } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Solicitacao } from '../solicitacoes/solicitacao.entity.ts';
import { Integracao } from './integracao.entity.ts';

/**
 * What one integration hears of one request, in order (docs/decisions/0074-outbox.md). Its row is the lock of that order: facts become
 * messages, and messages are settled, under it. `sequencia` is the last number given; `passo` the last step that was told.
 * Without a request: one in test mode, or one that was rejected before there was any.
 */
export const FluxoExterno = defineEntity({
  name: 'FluxoExterno',
  tableName: 'fluxo_externo',
  properties: {
    id: p.integer().primary().autoincrement(),
    integracao_id: reference(Integracao, 'integracao_id').deleteRule('cascade'),
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').deleteRule('cascade').nullable(),
    sequencia: p.integer().default(0),
    passo: p.text().nullable(),
    aberto_em: timestamp().defaultRaw('agora()'),
  },
  uniques: [{ name: 'fluxo_externo_unico', properties: ['solicitacao_id', 'integracao_id'] }],
  indexes: [
    { name: 'fluxo_externo_da_integracao', properties: ['integracao_id', 'id'] },
    // a courier has it and something else before it (docs/decisions/0075-open-delivery-provider.md)
    { name: 'fluxo_externo_aceito', properties: 'id', where: "passo = 'ACCEPTED'" },
  ],
});

/**
 * Something that happened to a request which another system is told of, raw, as triggers write it in the transaction in which it
 * happened. It goes when it has become messages: the table holds what nobody has looked at yet.
 */
export const FatoExterno = defineEntity({
  name: 'FatoExterno',
  tableName: 'fato_externo',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    fluxo_id: reference(FluxoExterno, 'fluxo_id').deleteRule('cascade'),
    tipo: p.enum(TIPOS_FATO),
    // the status, the milestone, the problem's id …
    valor: p.text(),
    quando: timestamp(),
    entregador_id: p.integer().nullable(),
    ator_tipo: p.enum(ATORES).nullable(),
  },
  indexes: [{ name: 'fato_externo_do_fluxo', properties: ['fluxo_id', 'id'] }],
});

/**
 * The outbox. `corpo_cifrado` is the exact body, closed with the data key and frozen when it was made: a retry repeats it byte for
 * byte. Only the head of a stream has a `proximo_envio`; when it is delivered or given up, the next one gets its own. So what
 * is looked at is what falls due, however much waits behind it.
 */
export const MensagemExterna = defineEntity({
  name: 'MensagemExterna',
  tableName: 'mensagem_externa',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    uuid: p.uuid().defaultRaw('gen_random_uuid()'),
    // the stream's, beside it: what falls due is looked for per integration, so that none waits behind another's
    integracao_id: reference(Integracao, 'integracao_id').deleteRule('cascade').nullable(),
    fluxo_id: reference(FluxoExterno, 'fluxo_id').deleteRule('cascade'),
    sequencia: p.integer().check('sequencia >= 1'),
    tipo: p.text(),
    quando: timestamp(),
    corpo_cifrado: p.text().nullable(),
    proximo_envio: timestamp().nullable(),
    // a process is sending it until then
    tomado_ate: timestamp().nullable(),
    envios: p.integer().default(0),
    entregue_em: timestamp().nullable(),
    desistido_em: timestamp().nullable(),
    // somebody asked for it again: its day begins anew
    reenviada_em: timestamp().nullable(),
    http: p.integer().nullable(),
    erro: p.text().nullable(),
  },
  checks: [
    { name: 'mensagem_externa_de_quem', expression: 'integracao_id is not null' },
    { name: 'mensagem_externa_um_fim', expression: 'entregue_em is null or desistido_em is null' },
    {
      name: 'mensagem_externa_sem_envio',
      expression: '(entregue_em is null and desistido_em is null) or proximo_envio is null',
    },
  ],
  uniques: [{ name: 'mensagem_externa_ordem', properties: ['fluxo_id', 'sequencia'] }],
  indexes: [
    // what falls due, and nothing else
    {
      name: 'mensagem_externa_da_vez',
      properties: ['integracao_id', 'proximo_envio'],
      where: 'proximo_envio is not null',
    },
    // what waits or was given up, per stream
    {
      name: 'mensagem_externa_por_fazer',
      properties: ['fluxo_id', 'sequencia'],
      where: 'entregue_em is null',
    },
    // the same per integration, as its screen shows and counts it
    {
      name: 'mensagem_externa_da_integracao',
      properties: ['integracao_id', 'quando', 'id'],
      where: 'entregue_em is null',
    },
    // what runs out without having been sent
    {
      name: 'mensagem_externa_a_desistir',
      properties: 'quando',
      where: 'entregue_em is null and desistido_em is null',
    },
    // the sweep
    { name: 'mensagem_externa_antiga', properties: 'quando', where: 'corpo_cifrado is not null' },
  ],
});
