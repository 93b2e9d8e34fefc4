import { REMETENTES } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Solicitacao } from '../solicitacoes/solicitacao.entity.ts';

/**
 * A chat message; `id` is the UUID its sender chose, `sequencia` its place in the conversation of the request (invariant 7).
 * `entregador_id` is the courier who takes part in it: a delivery that support hands over begins a new conversation, and what
 * was said with the courier before stays theirs (docs/decisions/0014-interventions-and-waiting.md).
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
  triggers: [
    {
      name: 'marcada',
      timing: 'before',
      events: ['insert'],
      // as PostgreSQL gives it back: MikroORM compares a trigger's condition letter by letter
      when: '(new.entregador_id IS NULL)',
      body: `
        new.entregador_id := (select entregador_id from solicitacao where id = new.solicitacao_id);
        return new;`,
    },
  ],
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
