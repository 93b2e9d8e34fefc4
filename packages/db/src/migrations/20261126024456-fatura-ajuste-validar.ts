import type { Migration } from '../migrate/migration.ts';

/** Validates the check that the migration before added, without a lock that stops writes. */
export const faturaAjusteValidar: Migration = {
  phase: 'expand',
  apart: ['alter table "elo" validate constraint "elo_tipo_check"'],
};
