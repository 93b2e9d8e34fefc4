import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Solicitacao } from './solicitacao.entity.ts';

/**
 * A courier who brings the order of a cancelled request back to its shop, and counts as busy [devolver]. The row exists
 * until the courier notes `devolvido`, at most until `ate`. Triggers insert and delete it (volta.sql); the dispatch
 * deletes the rows whose time is over.
 */
export const VoltaALoja = defineEntity({
  name: 'VoltaALoja',
  tableName: 'volta_a_loja',
  properties: {
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').primary(),
    entregador_id: reference(Entregador, 'entregador_id'),
    // the place of its route
    praca_id: p.integer().default(1),
    ate: timestamp(),
  },
  indexes: [
    { name: 'volta_fim', properties: 'ate' },
    { name: 'volta_do_entregador', properties: 'entregador_id' },
  ],
});
