import { defineEntity, p } from '@mikro-orm/core';

/** A courier's browser that may be woken with an offer; it lives as long as the session that made it. */
export const InscricaoPush = defineEntity({
  name: 'InscricaoPush',
  tableName: 'inscricao_push',
  properties: {
    id: p.integer().primary(),
    entregador_id: p.integer(),
    sessao_hash: p.blob(),
    endpoint: p.text(),
    chave_p256dh: p.text(),
    chave_auth: p.text(),
    criada_em: p.datetime(),
  },
});

/** The key pair with which the product signs its pushes; one row. */
export const ChavePush = defineEntity({
  name: 'ChavePush',
  tableName: 'chave_push',
  properties: {
    id: p.integer().primary(),
    publica: p.text(),
    privada_cifrada: p.text(),
    criada_em: p.datetime(),
  },
});
