import type { Migration } from '../migrate/migration.ts';

/** Validates the check that the migration before added, without a lock that stops writes. */
export const avisoDoTelefoneValidar: Migration = {
  phase: 'expand',
  apart: ['alter table "aviso_de_acesso" validate constraint "aviso_de_acesso_tipo_check"'],
};
