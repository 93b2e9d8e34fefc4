import type { Migration } from '../migrate/migration.ts';

/** A delivery's code changes with its link (docs/decisions/0068-tracking-link.md). */
export const codeVersion: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "codigo_entrega" add "versao" int not null default 0;
alter table "codigo_entrega" add constraint "codigo_entrega_versao_check" check (versao >= 0) not valid;
`,
};
