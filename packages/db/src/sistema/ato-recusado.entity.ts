import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../columns.ts';

/**
 * How many acts were refused in a minute because another transaction held their row (ADR 0013). All processes count
 * here; a count removes the minutes that are older than two hours.
 */
export const AtoRecusado = defineEntity({
  name: 'AtoRecusado',
  tableName: 'ato_recusado',
  properties: {
    minuto: timestamp().primary(),
    recusas: p.integer().check('recusas > 0'),
  },
});
