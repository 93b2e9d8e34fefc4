import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../columns/timestamp.ts';

/**
 * Append-only record of staff acts and failed logins; never personal data or secrets in `detalhes`. A line may go when it is
 * older than a year, whatever the configuration says (docs/decisions/0018-personal-data.md). That the table cannot be emptied
 * stands in schema/beside-entities.ts.
 */
export const Auditoria = defineEntity({
  name: 'Auditoria',
  tableName: 'auditoria',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    quando: timestamp().defaultRaw('agora()'),
    ator_tipo: p.text(),
    ator_id: p.integer().nullable(),
    acao: p.text(),
    alvo_tipo: p.text().nullable(),
    alvo_id: p.integer().nullable(),
    detalhes: p.json<Record<string, unknown>>().default('{}'),
  },
  indexes: [
    // what somebody did, for their own export
    { name: 'auditoria_por_ator', properties: ['ator_tipo', 'ator_id'] },
    { name: 'auditoria_recente', columns: [{ name: 'quando', sort: 'desc' }] },
    {
      name: 'auditoria_por_alvo',
      columns: [{ name: 'alvo_tipo' }, { name: 'alvo_id' }, { name: 'quando', sort: 'desc' }],
    },
  ],
  triggers: [
    {
      name: 'so_acrescenta',
      timing: 'before',
      events: ['update', 'delete'],
      body: `
        if tg_op = 'DELETE' and old.quando < agora() - interval '365 days' then return old; end if;
        raise exception 'append-only table %', tg_table_name;`,
    },
  ],
});
