import type { Migration } from '../migrate/migration.ts';

/** Validates the check that the migration before added, without a lock that stops writes. */
export const localizacaoValidar: Migration = {
  phase: 'expand',
  apart: ['alter table "fato_externo" validate constraint "fato_externo_tipo_check"'],
};
