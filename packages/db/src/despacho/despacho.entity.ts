import { defineEntity } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { Praca } from '../pracas/praca.entity.ts';

/**
 * One row for each place (`praca`), of the same id: whoever changes its queue takes it FOR NO KEY UPDATE first, then reads agora()
 * (docs/decisions/0005-dispatch-lock.md). Not the place's own row: whatever refers to a place would write into that one.
 */
export const Despacho = defineEntity({
  name: 'Despacho',
  tableName: 'despacho',
  properties: {
    id: reference(Praca, 'id').primary(),
  },
});
