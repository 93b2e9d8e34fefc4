import type { Migration } from '../migrate/migration.ts';

/** A shop's reference finds one request [referencia-externa]. */
export const referenciaUnica: Migration = {
  phase: 'expand',
  apart: [
    'create unique index concurrently "solicitacao_da_referencia" on "solicitacao" ("comercio_id", "referencia_externa") where referencia_externa is not null',
  ],
};
