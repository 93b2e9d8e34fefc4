import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../columns.ts';

/**
 * An append-only log of staff acts, of account security (passwords, keys, sessions) and of failed logins. `detalhes`
 * never holds personal data or secrets. A row may be deleted only when it is older than a year, whatever the
 * configuration says (ADR 0029). schema/append-only.sql holds its triggers.
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
    // a person's acts, for their own export
    { name: 'auditoria_por_ator', properties: ['ator_tipo', 'ator_id'] },
    { name: 'auditoria_recente', columns: [{ name: 'quando', sort: 'desc' }] },
    {
      name: 'auditoria_por_alvo',
      columns: [{ name: 'alvo_tipo' }, { name: 'alvo_id' }, { name: 'quando', sort: 'desc' }],
    },
  ],
});
