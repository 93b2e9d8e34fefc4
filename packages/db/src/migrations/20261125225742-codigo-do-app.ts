import type { Migration } from '../migrate/migration.ts';

/** The codes that an ordering app gives its customers and checks (docs/open-delivery.md). */
export const codigoDoApp: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "app_de_pedidos" add "confere_codigo" boolean not null default false;

alter table "solicitacao" add "codigo_de_fora" boolean not null default false;
`,
};
