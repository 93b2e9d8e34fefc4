import { defineEntity, p } from '@mikro-orm/core';

/** Append-only record of staff acts and failed logins; never personal data or secrets in `detalhes`. */
export const Auditoria = defineEntity({
  name: 'Auditoria',
  tableName: 'auditoria',
  properties: {
    id: p.bigint('number').primary(),
    quando: p.datetime().defaultRaw('agora()'),
    ator_tipo: p.text(),
    ator_id: p.integer().nullable(),
    acao: p.text(),
    alvo_tipo: p.text().nullable(),
    alvo_id: p.integer().nullable(),
    detalhes: p.json<Record<string, unknown>>(),
  },
});
