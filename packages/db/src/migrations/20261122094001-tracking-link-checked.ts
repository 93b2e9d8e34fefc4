import type { Migration } from '../migrate/migration.ts';

/** The sweep's kinds, with the one that `20261122094000-tracking-link` brought: rows that were there are looked at now. */
export const trackingLinkChecked: Migration = {
  phase: 'expand',
  apart: ['alter table "limpeza" validate constraint "limpeza_tarefa_check"'],
};
