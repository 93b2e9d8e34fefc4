import type { Migration } from '../migrate/migration.ts';

/** The checks of `problems-and-watchdog`, held against the rows that were there before, and the watchdog's index, beside those who work. */
export const problemsAndWatchdogChecked: Migration = {
  phase: 'expand',
  apart: [
    'alter table "oferta" validate constraint "oferta_recusada_por"',
    'alter table "oferta" validate constraint "oferta_motivo_recusa_check"',
    `create index concurrently "solicitacao_parada" on "solicitacao" ("status", "data_status") where status in ('aceita', 'em_retirada', 'em_entrega')`,
  ],
};
