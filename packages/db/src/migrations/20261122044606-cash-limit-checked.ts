import type { Migration } from '../migrate/migration.ts';

/** The checks of `cash-limit`, held against the rows that were there before, beside those who work. */
export const cashLimitChecked: Migration = {
  phase: 'expand',
  apart: [
    'alter table "oferta" validate constraint "oferta_pulados_com_dinheiro_check"',
    'alter table "oferta_pulo" validate constraint "oferta_pulo_motivo_check"',
  ],
};
