import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Solicitacao } from '../solicitacoes/solicitacao.entity.ts';

/** A shop's rating of a finished request [avaliacao]. A `nota` of 0 means 'sem nota' and does not count in the mean. */
export const Avaliacao = defineEntity({
  name: 'Avaliacao',
  tableName: 'avaliacao',
  properties: {
    id: p.integer().primary().autoincrement(),
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').unique(),
    comercio_id: reference(Comercio, 'comercio_id'),
    entregador_id: reference(Entregador, 'entregador_id'),
    nota: p.integer().check('nota >= 0 and nota <= 5'),
    comentario: p.text().nullable(),
    data_avaliacao: timestamp().defaultRaw('agora()'),
  },
  indexes: [
    { name: 'avaliacao_do_comercio', properties: 'comercio_id' },
    {
      name: 'avaliacao_do_entregador',
      columns: [{ name: 'entregador_id' }, { name: 'data_avaliacao', sort: 'desc' }],
    },
  ],
});
