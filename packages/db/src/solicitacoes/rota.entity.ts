import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Comercio } from '../comercios/comercio.entity.ts';

/**
 * The unit of dispatch: one request, or several from one shop that go together. `aguardando` is true while at least one stop
 * waits: the dispatch reads nothing else.
 */
export const Rota = defineEntity({
  name: 'Rota',
  tableName: 'rota',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id'),
    urgente: p.boolean().default(false),
    criada_em: timestamp().defaultRaw('agora()'),
    aguardando: p.boolean().default(true),
    sinalizada_em: timestamp().nullable(),
  },
  indexes: [
    // urgent first, then oldest
    {
      name: 'rota_aguardando',
      columns: [{ name: 'urgente', sort: 'desc' }, { name: 'criada_em' }, { name: 'id' }],
      where: 'aguardando',
    },
    { name: 'rota_do_comercio', properties: 'comercio_id' },
  ],
});
