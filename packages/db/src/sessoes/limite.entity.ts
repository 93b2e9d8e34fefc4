import { defineEntity, p } from '@mikro-orm/core';

/** The table of rate-limiter-flexible, with its column names. All processes share it. `expire` is in milliseconds. */
export const Limite = defineEntity({
  name: 'Limite',
  tableName: 'limite',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    expire: p.bigint('number').nullable(),
  },
  // for the deletion of expired rows, oldest first
  indexes: [{ name: 'limite_vencido', properties: 'expire' }],
});
