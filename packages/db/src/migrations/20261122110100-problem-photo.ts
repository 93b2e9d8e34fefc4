import type { Migration } from '../migrate/migration.ts';

/** What a courier photographs of a problem (docs/decisions/0070-problems-and-watchdog.md). */
export const problemPhoto: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "foto_problema" (
  "problema_id" int not null,
  "bytes" bytea not null,
  "etag" text not null,
  "registrada_em" timestamptz not null default agora(),
  primary key ("problema_id")
);
create index "foto_problema_antiga" on "foto_problema" ("registrada_em");

alter table "foto_problema" add constraint "foto_problema_problema_id_foreign" foreign key ("problema_id") references "problema" ("id");
`,
};
