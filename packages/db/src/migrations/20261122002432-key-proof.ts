import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create key-proof`). */
export const keyProof: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "prova_da_chave" (
  "id" int not null,
  "cifrada" text not null,
  "criada_em" timestamptz not null default agora(),
  primary key ("id")
);

alter table "prova_da_chave" add constraint "prova_da_chave_id_check" check (id = 1);
`,
};
