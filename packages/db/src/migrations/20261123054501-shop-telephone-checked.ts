import type { Migration } from '../migrate/migration.ts';

/** A shop's telephone is a Brazilian one, also in rows that were there before. */
export const shopTelephoneChecked: Migration = {
  phase: 'expand',
  apart: ['alter table "comercio" validate constraint "comercio_telefone_check"'],
};
