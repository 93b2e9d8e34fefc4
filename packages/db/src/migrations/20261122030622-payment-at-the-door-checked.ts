import type { Migration } from '../migrate/migration.ts';

/** Reads the table for the checks of `payment-at-the-door` under a lock that stops nobody. */
export const paymentAtTheDoorChecked: Migration = {
  phase: 'expand',
  apart: [
    'alter table "solicitacao" validate constraint "solicitacao_na_porta"',
    'alter table "solicitacao" validate constraint "solicitacao_troco"',
    'alter table "solicitacao" validate constraint "solicitacao_pagamento_check"',
  ],
};
