import type { Migration } from '../migrate/migration.ts';

/** What a courier's shops have yet to release, found without reading their history (ADR 0058). */
export const releasedByCourier: Migration = {
  phase: 'expand',
  apart: [
    `create index concurrently "entrega_pendente_do_entregador" on "entrega" ("entregador_id") where status = 'pendente'`,
  ],
};
