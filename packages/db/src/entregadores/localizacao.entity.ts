import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from './entregador.entity.ts';

/**
 * Where a courier with a parcel is, if they agreed [localizacao]. Each position replaces the one before. Triggers
 * delete the row when nothing is carried any more, and when the courier takes the agreement back
 * (entregadores/localizacao.sql).
 */
export const Localizacao = defineEntity({
  name: 'Localizacao',
  tableName: 'localizacao',
  properties: {
    entregador_id: reference(Entregador, 'entregador_id').primary().deleteRule('cascade'),
    latitude: p.decimal('number').precision(8).scale(5),
    longitude: p.decimal('number').precision(8).scale(5),
    // in metres
    precisao: p.integer(),
    medida_em: timestamp().defaultRaw('agora()'),
  },
  indexes: [{ name: 'localizacao_antiga', properties: ['medida_em'] }],
});
