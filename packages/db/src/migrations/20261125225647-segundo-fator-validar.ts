import type { Migration } from '../migrate/migration.ts';

/** Validates the check that the migration before added, without a lock that stops writes. */
export const segundoFatorValidar: Migration = {
  phase: 'expand',
  apart: ['alter table "sessao" validate constraint "sessao_metodo_check"'],
};
