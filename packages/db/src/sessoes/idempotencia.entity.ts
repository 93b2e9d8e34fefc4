import { defineEntity, p } from '@mikro-orm/core';
import { bytes } from '../columns/bytes.ts';
import { timestamp } from '../columns/timestamp.ts';

/**
 * The stored answer of a mutation, under the key that its caller chose. A retry with the key gets the same answer and
 * has no second effect. Kept 24 h.
 */
export const Idempotencia = defineEntity({
  name: 'Idempotencia',
  tableName: 'idempotencia',
  properties: {
    ator: p.text().primary(),
    chave: p.text().primary(),
    operacao: p.text(),
    pedido_hash: bytes(),
    resposta: p.json<unknown>().nullable(),
    criada_em: timestamp().defaultRaw('agora()'),
  },
  indexes: [{ name: 'idempotencia_antiga', properties: 'criada_em' }],
});
