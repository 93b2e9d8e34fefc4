import type { Migration } from '../migrate/migration.ts';

/** How often a delivery's code changed is never below zero, also in rows that were there before. */
export const codeVersionChecked: Migration = {
  phase: 'expand',
  apart: ['alter table "codigo_entrega" validate constraint "codigo_entrega_versao_check"'],
};
