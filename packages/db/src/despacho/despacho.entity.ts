import { defineEntity, p } from '@mikro-orm/core';

/**
 * One row: whoever changes the queue takes it FOR NO KEY UPDATE first, then reads agora()
 * (docs/decisions/0005-dispatch-lock.md).
 */
export const Despacho = defineEntity({
  name: 'Despacho',
  tableName: 'despacho',
  properties: {
    id: p.integer().primary().autoincrement(false).check('id = 1'),
  },
});
