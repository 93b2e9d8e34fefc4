import type { Migration } from '../migrate/migration.ts';

/** The checks of `proof`, held against the rows that were there before, beside those who work. */
export const proofChecked: Migration = {
  phase: 'expand',
  apart: [
    'alter table "solicitacao" validate constraint "solicitacao_recebedor"',
    'alter table "solicitacao_historico" validate constraint "solicitacao_historico_feita"',
  ],
};
