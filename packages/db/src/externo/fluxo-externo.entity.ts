import { ATORES, TIPOS_FATO } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Solicitacao } from '../solicitacoes/solicitacao.entity.ts';
import { Integracao } from './integracao.entity.ts';

/**
 * The ordered messages about one request to one integration (ADR 0037). This row is the lock of their order: facts
 * become messages, and messages are settled, under it. `sequencia` is the last number given, `passo` the last step that
 * was sent. `solicitacao_id` is null for a request in test mode, and for one that was rejected before it existed here.
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
    // for accepted orders that wait until their courier has ended the jobs before them (ADR 0038)
    { name: 'fluxo_externo_aceito', properties: 'id', where: "passo = 'ACCEPTED'" },
  ],
});

/**
 * A raw fact about a request, for another system. Triggers write it in the transaction of the event. The row is deleted
 * when it has become messages, so the table holds only new facts.
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
 * The outbox. `corpo_cifrado` is the exact body, encrypted with the data key when the message was made, so that a retry
 * sends the same bytes. Only the first open message of a stream has a `proximo_envio`. When it is delivered or given
 * up, the next one gets a time. Therefore a look reads only what is due, however much waits.
 */
export const MensagemExterna = defineEntity({
  name: 'MensagemExterna',
  tableName: 'mensagem_externa',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    uuid: p.uuid().defaultRaw('gen_random_uuid()'),
    // A copy of the stream's value. Due messages are looked up per integration, so that no integration waits for
    // another.
    integracao_id: reference(Integracao, 'integracao_id').deleteRule('cascade').nullable(),
    fluxo_id: reference(FluxoExterno, 'fluxo_id').deleteRule('cascade'),
    sequencia: p.integer().check('sequencia >= 1'),
    tipo: p.text(),
    quando: timestamp(),
    corpo_cifrado: p.text().nullable(),
    proximo_envio: timestamp().nullable(),
    // lease of the process that sends the message
    tomado_ate: timestamp().nullable(),
    envios: p.integer().default(0),
    entregue_em: timestamp().nullable(),
    desistido_em: timestamp().nullable(),
    // A person asked for it again, and its day of retries starts anew.
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
    // due messages only
    {
      name: 'mensagem_externa_da_vez',
      properties: ['integracao_id', 'proximo_envio'],
      where: 'proximo_envio is not null',
    },
    // messages that wait or were given up, per stream
    {
      name: 'mensagem_externa_por_fazer',
      properties: ['fluxo_id', 'sequencia'],
      where: 'entregue_em is null',
    },
    // the same per integration, for its screen and its count
    {
      name: 'mensagem_externa_da_integracao',
      properties: ['integracao_id', 'quando', 'id'],
      where: 'entregue_em is null',
    },
    // messages that may expire before they are delivered
    {
      name: 'mensagem_externa_a_desistir',
      properties: 'quando',
      where: 'entregue_em is null and desistido_em is null',
    },
    // for the sweep
    { name: 'mensagem_externa_antiga', properties: 'quando', where: 'corpo_cifrado is not null' },
  ],
});
