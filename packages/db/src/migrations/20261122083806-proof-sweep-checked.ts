import type { Migration } from '../migrate/migration.ts';

/** The check of `proof-sweep`, held against the rows that were there before. */
export const proofSweepChecked: Migration = {
  phase: 'expand',
  apart: ['alter table "limpeza" validate constraint "limpeza_tarefa_check"'],
};
