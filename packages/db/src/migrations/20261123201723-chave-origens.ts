import type { Migration } from '../migrate/migration.ts';

/** The sites whose pages may use an API key in a browser (ADR 0039). */
export const chaveOrigens: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "chave_api" add "origens" text[] not null default '{}';
create index "chave_api_das_origens" on "chave_api" using gin ("origens");
alter table "chave_api" add constraint "chave_api_origens" check (cardinality(origens) <= 5);
`,
  exceptions: {
    index: 'a shop has at most fifty keys, so the table is small and the index takes milliseconds',
    'not-valid': 'the table is small, and every row has the default',
  },
};
