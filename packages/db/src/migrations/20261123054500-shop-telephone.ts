import type { Migration } from '../migrate/migration.ts';

/** Where whoever waits for a delivery reaches the shop (docs/decisions/0068-tracking-link.md). */
export const shopTelephone: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "comercio" add "telefone" text null;
alter table "comercio" add constraint "comercio_telefone_check" check (starts_with(telefone, '+55')) not valid;
`,
};
