import type { Migration } from '../migrate/migration.ts';

/** Validates the checks and the reference that the migration before added, without a lock that stops writes. */
export const recebimentosValidar: Migration = {
  phase: 'expand',
  apart: [
    'alter table "comercio" validate constraint "comercio_dados_de_cobranca"',
    'alter table "recebimento" validate constraint "recebimento_pix_id_foreign"',
    'alter table "recebimento" validate constraint "recebimento_tem_autor"',
  ],
};
