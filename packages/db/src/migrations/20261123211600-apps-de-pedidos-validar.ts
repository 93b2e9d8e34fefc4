import type { Migration } from '../migrate/migration.ts';

/** Validates the check that the migration before added, without a lock that stops writes. */
export const appsDePedidosValidar: Migration = {
  phase: 'expand',
  apart: ['alter table "integracao" validate constraint "integracao_tipo_check"'],
};
