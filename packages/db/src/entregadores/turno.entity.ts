import { defineEntity, p } from '@mikro-orm/core';

/** One stretch of time a courier stood online; `fim` is null while it lasts. */
export const Turno = defineEntity({
  name: 'Turno',
  tableName: 'turno',
  properties: {
    id: p.integer().primary(),
    entregador_id: p.integer(),
    inicio: p.datetime(),
    fim: p.datetime().nullable(),
  },
});
