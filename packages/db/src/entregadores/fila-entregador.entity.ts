import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Entregador } from './entregador.entity.ts';

/**
 * A courier's hot row: presence, place in the queue, counters. Narrow, updated by every poll, locked by the dispatch. Its pages
 * are filled to 70 % (schema/beside-entities.ts).
 */
export const FilaEntregador = defineEntity({
  name: 'FilaEntregador',
  tableName: 'fila_entregador',
  properties: {
    entregador_id: reference(Entregador, 'entregador_id').primary(),
    online: p.boolean().default(false),
    online_desde: timestamp().nullable(),
    fila_desde: timestamp().nullable(),
    ultimo_sinal: timestamp().nullable(),
    recusas_consecutivas: p.integer().default(0).check('recusas_consecutivas >= 0'),
    expiradas_consecutivas: p.integer().default(0).check('expiradas_consecutivas >= 0'),
    nao_entregues_consecutivas: p.integer().default(0).check('nao_entregues_consecutivas >= 0'),
    suspenso_ate: timestamp().nullable(),
    motivo_offline: p.text().nullable(),
  },
  checks: [
    { name: 'fila_entregador_na_fila', expression: 'online = (fila_desde is not null)' },
    { name: 'fila_entregador_online', expression: 'online = (online_desde is not null)' },
  ],
  // the queue: fila_desde, then id
  indexes: [{ name: 'fila_em_ordem', properties: ['fila_desde', 'entregador_id'], where: 'online' }],
});
