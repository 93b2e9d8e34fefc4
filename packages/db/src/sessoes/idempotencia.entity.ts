import { defineEntity, p } from '@mikro-orm/core';

/** The stored answer of a mutation, under the key its caller chose. */
export const Idempotencia = defineEntity({
  name: 'Idempotencia',
  tableName: 'idempotencia',
  properties: {
    ator: p.text().primary(),
    chave: p.text().primary(),
    operacao: p.text(),
    pedido_hash: p.blob(),
    resposta: p.json().nullable(),
    criada_em: p.datetime().defaultRaw('agora()'),
  },
});
