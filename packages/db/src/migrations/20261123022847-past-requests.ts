import type { Migration } from '../migrate/migration.ts';

/** A list of requests goes on as far back as there are any (docs/decisions/0012-shop-place-and-lists.md). */
export const pastRequests: Migration = {
  phase: 'expand',
  apart: [
    `create index concurrently "solicitacao_passada_do_comercio" on "solicitacao" ("comercio_id", "id") where status in ('finalizada', 'cancelada')`,
    `create index concurrently "solicitacao_passada_do_entregador" on "solicitacao" ("entregador_id", "id") where status = 'finalizada'`,
  ],
};
