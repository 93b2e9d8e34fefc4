import type { Migration } from '../migrate/migration.ts';

/**
 * A page of the audit log, by its author, by the kind of act or by the person, reads as many rows as it shows. The new
 * indexes begin like the two former ones.
 */
export const registro: Migration = {
  phase: 'expand',
  apart: [
    'create index concurrently "auditoria_por_ator_e_ato" on "auditoria" ("ator_tipo", "ator_id", "acao", "quando", "id")',
    'create index concurrently "auditoria_por_ato" on "auditoria" ("acao", "quando", "id")',
    'create index concurrently "auditoria_de_um_alvo" on "auditoria" ("alvo_tipo", "alvo_id", "quando", "id")',
    'drop index concurrently if exists "auditoria_por_ator"',
    'drop index concurrently if exists "auditoria_por_alvo"',
  ],
};
