import { type EntityClass, p } from '@mikro-orm/core';

/**
 * A foreign key that holds the key of its row: property, column and value are one thing (`rota_id: 7`). A row that others refer
 * to cannot be deleted, unless `.deleteRule('cascade')` follows; MikroORM's own choice would be to empty or delete the others.
 */
export const reference = <Target extends { '~entity': unknown } | EntityClass, const Column extends string>(
  target: Target,
  column: Column,
) => p.manyToOne(target).mapToPk().fieldName(column).deleteRule('no action').updateRule('no action');
