import { type EntityClass, p } from '@mikro-orm/core';

/**
 * A foreign key whose property holds the key of the referenced row (`rota_id: 7`). PostgreSQL refuses to delete a row
 * that is referenced, unless `.deleteRule('cascade')` follows. MikroORM's default would set the references to null or
 * delete their rows.
 */
export const reference = <Target extends { '~entity': unknown } | EntityClass, const Column extends string>(
  target: Target,
  column: Column,
) => p.manyToOne(target).mapToPk().fieldName(column).deleteRule('no action').updateRule('no action');
