import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Sessao } from '../sessoes/sessao.entity.ts';

/**
 * A courier's browser that a push can wake for an offer (ADR 0015). It is deleted with its session, so that a courier
 * who signed out is not woken.
 */
export const InscricaoPush = defineEntity({
  name: 'InscricaoPush',
  tableName: 'inscricao_push',
  properties: {
    id: p.integer().primary().autoincrement(),
    entregador_id: reference(Entregador, 'entregador_id'),
    sessao_hash: reference(Sessao, 'sessao_hash').deleteRule('cascade'),
    endpoint: p.text().unique().check('length(endpoint) <= 2000'),
    chave_p256dh: p.text(),
    chave_auth: p.text(),
    criada_em: timestamp().defaultRaw('agora()'),
  },
  indexes: [
    { name: 'inscricao_push_do_entregador', properties: 'entregador_id' },
    { name: 'inscricao_push_da_sessao', properties: 'sessao_hash' },
  ],
});

/** The key pair of the pushes, shared by all processes. The private key is encrypted with the data key. One row. */
export const ChavePush = defineEntity({
  name: 'ChavePush',
  tableName: 'chave_push',
  properties: {
    id: p.integer().primary().autoincrement(false).check('id = 1'),
    publica: p.text(),
    privada_cifrada: p.text(),
    criada_em: timestamp().defaultRaw('agora()'),
  },
});
