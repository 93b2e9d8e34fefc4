import { defineEntity, p } from '@mikro-orm/core';

/** A courier's hot row: presence, place in the queue, counters. Locked by the dispatch, touched by every poll. */
export const FilaEntregador = defineEntity({
  name: 'FilaEntregador',
  tableName: 'fila_entregador',
  properties: {
    entregador_id: p.integer().primary(),
    online: p.boolean().default(false),
    online_desde: p.datetime().nullable(),
    fila_desde: p.datetime().nullable(),
    ultimo_sinal: p.datetime().nullable(),
    recusas_consecutivas: p.integer().default(0),
    expiradas_consecutivas: p.integer().default(0),
    nao_entregues_consecutivas: p.integer().default(0),
    suspenso_ate: p.datetime().nullable(),
    motivo_offline: p.text().nullable(),
  },
});
