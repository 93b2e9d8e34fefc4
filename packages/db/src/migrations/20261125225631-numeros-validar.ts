import type { Migration } from '../migrate/migration.ts';

/** Validates what the migration before added, and builds its indexes, without locks that stop writes. */
export const numerosValidar: Migration = {
  phase: 'expand',
  apart: [
    'alter table "solicitacao" validate constraint "solicitacao_bairro_id_foreign"',
    'create index concurrently "rota_por_liberacao" on "rota" using brin ("liberada_em")',
    `create index concurrently "solicitacao_encerrada_no_bairro" on "solicitacao" ("bairro_id", "data_status" DESC) where status in ('finalizada', 'cancelada') and bairro_id is not null`,
  ],
};
