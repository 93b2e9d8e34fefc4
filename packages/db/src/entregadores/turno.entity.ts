import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Entregador } from './entregador.entity.ts';

/** A period in which a courier was online, for idle time and R$ per online hour. `fim` is null while it lasts. */
export const Turno = defineEntity({
  name: 'Turno',
  tableName: 'turno',
  properties: {
    id: p.integer().primary().autoincrement(),
    entregador_id: reference(Entregador, 'entregador_id'),
    inicio: timestamp(),
    fim: timestamp().nullable(),
  },
  checks: [{ name: 'turno_fim', expression: 'fim is null or fim >= inicio' }],
  uniques: [{ name: 'turno_aberto_unico', properties: 'entregador_id', where: 'fim is null' }],
  indexes: [
    { name: 'turno_por_entregador', columns: [{ name: 'entregador_id' }, { name: 'inicio', sort: 'desc' }] },
    // for the couriers who were online lately
    { name: 'turno_terminado', properties: 'fim', where: 'fim is not null' },
  ],
});
