import type { Migration } from '../migrate/migration.ts';

/** Validates the check that the migration before added, without a lock that stops writes. */
export const motivosDaLojaValidar: Migration = {
  phase: 'expand',
  apart: ['alter table "problema" validate constraint "problema_motivo_check"'],
};
