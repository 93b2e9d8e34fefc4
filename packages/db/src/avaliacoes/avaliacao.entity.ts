import { defineEntity, p } from '@mikro-orm/core';

/** A shop's rating of a finished request; nota 0 means 'sem nota' and does not count in the mean. */
export const Avaliacao = defineEntity({
  name: 'Avaliacao',
  tableName: 'avaliacao',
  properties: {
    id: p.integer().primary(),
    solicitacao_id: p.integer(),
    comercio_id: p.integer(),
    entregador_id: p.integer(),
    nota: p.integer(),
    comentario: p.text().nullable(),
    data_avaliacao: p.datetime().defaultRaw('agora()'),
  },
});
