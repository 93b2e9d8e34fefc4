import type { Migration } from '../migrate/migration.ts';

/** The check and the index of `ready`, beside those who work: the index is there before the lock asks for it. */
export const readyChecked: Migration = {
  phase: 'expand',
  apart: [
    'create index concurrently "rota_retida" on "rota" ("oferecer_apos") where retida',
    'alter table "rota" validate constraint "rota_retida_a_parte"',
  ],
};
