import { REMETENTES } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Solicitacao } from '../solicitacoes/solicitacao.entity.ts';

/**
 * A chat message [chat]. `id` is the UUID that the sender chose, `sequencia` its place in the request's conversation
 * (invariant 7). `entregador_id` is the courier in the conversation. A delivery that support hands over begins a new
 * conversation, and the former courier keeps the former one [chat-da-rota].
 */
export const Mensagem = defineEntity({
  name: 'Mensagem',
  tableName: 'mensagem',
  properties: {
    id: p.uuid().primary(),
    solicitacao_id: reference(Solicitacao, 'solicitacao_id'),
    entregador_id: reference(Entregador, 'entregador_id').nullable(),
    sequencia: p.integer(),
    remetente_tipo: p.enum(REMETENTES),
    mensagem: p.text().check("btrim(mensagem) <> ''"),
    data_envio: timestamp(),
  },
  uniques: [{ name: 'mensagem_sequencia', properties: ['solicitacao_id', 'sequencia'] }],
  indexes: [{ name: 'mensagem_do_entregador', properties: 'entregador_id' }],
});

/** How far each party has read a conversation. */
export const Leitura = defineEntity({
  name: 'Leitura',
  tableName: 'leitura',
  properties: {
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').primary(),
    leitor_tipo: p.enum(REMETENTES).primary(),
    ate_sequencia: p.integer(),
  },
});
