import { defineEntity, p } from '@mikro-orm/core';
import { bytes } from '../columns/bytes.ts';
import { timestamp } from '../columns/timestamp.ts';

/** One effect and one answer for a retried mutation, under the key its caller chose; kept 24 h. */
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
