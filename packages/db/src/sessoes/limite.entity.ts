import { defineEntity, p } from '@mikro-orm/core';

/** The table of rate-limiter-flexible, whose names these are: shared by all processes. `expire` is in milliseconds. */
export const Limite = defineEntity({
  name: 'Limite',
  tableName: 'limite',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    expire: p.bigint('number').nullable(),
  },
  // what ran out goes, oldest first
  indexes: [{ name: 'limite_vencido', properties: 'expire' }],
});
