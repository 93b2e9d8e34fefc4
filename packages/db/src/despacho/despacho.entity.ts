import { defineEntity } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { Praca } from '../pracas/praca.entity.ts';

/**
 * The dispatch lock: one row for each place (`praca`), with the same id. A transaction that changes the place's queue
 * locks the row FOR NO KEY UPDATE first and then reads agora() (ADR 0005). The place's own row is not the lock, because
 * each new row that refers to a place writes its foreign key's lock into that row.
 */
export const Despacho = defineEntity({
  name: 'Despacho',
  tableName: 'despacho',
  properties: {
    id: reference(Praca, 'id').primary(),
  },
});
