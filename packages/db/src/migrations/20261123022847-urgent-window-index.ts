import type { Migration } from '../migrate/migration.ts';

/** By which a shop's urgent routes of the last minutes are counted (docs/decisions/0038-fairness-under-flood.md). */
export const urgentWindowIndex: Migration = {
  phase: 'expand',
  apart: ['create index concurrently rota_prioritaria_do_comercio on rota (comercio_id, criada_em) where prioritaria'],
};
