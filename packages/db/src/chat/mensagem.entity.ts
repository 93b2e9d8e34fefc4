import { defineEntity, p } from '@mikro-orm/core';
import { REMETENTES } from '../vocabulario.ts';

/** A chat message; `id` is the UUID its sender chose, `sequencia` its place in the conversation of the request, `entregador_id` the courier who takes part in it. */
export const Mensagem = defineEntity({
  name: 'Mensagem',
  tableName: 'mensagem',
  properties: {
    id: p.uuid().primary(),
    solicitacao_id: p.integer(),
    entregador_id: p.integer().nullable(),
    sequencia: p.integer(),
    remetente_tipo: p.enum(REMETENTES),
    mensagem: p.text(),
    data_envio: p.datetime(),
  },
});

/** How far each party has read a conversation. */
export const Leitura = defineEntity({
  name: 'Leitura',
  tableName: 'leitura',
  properties: {
    solicitacao_id: p.integer().primary(),
    leitor_tipo: p.enum(REMETENTES).primary(),
    ate_sequencia: p.integer(),
  },
});
