import type { Migration } from '../migrate/migration.ts';

/** How many acts were refused because another transaction held their row, by minute. */
export const atoRecusado: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "ato_recusado" (
  "minuto" timestamptz not null,
  "recusas" int not null,
  primary key ("minuto")
);

alter table "ato_recusado" add constraint "ato_recusado_recusas_check" check (recusas > 0);
`,
};
