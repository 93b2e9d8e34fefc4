import type { Migration } from '../migrate/migration.ts';

/** Calls of couriers for help (docs/decisions/0084-help-for-couriers.md). */
export const help: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "ajuda" (
  "id" serial primary key,
  "entregador_id" int not null,
  "solicitacao_id" int null,
  "pedida_em" timestamptz not null default agora(),
  "resolvida_em" timestamptz null
);
create index "ajuda_do_entregador" on "ajuda" ("entregador_id");
create index "ajuda_aberta" on "ajuda" ("pedida_em", "id") where resolvida_em is null;
create index "ajuda_resolvida" on "ajuda" ("resolvida_em") where resolvida_em is not null;
create unique index "ajuda_aberta_unica" on "ajuda" ("entregador_id") where resolvida_em is null;

alter table "ajuda" add constraint "ajuda_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "ajuda" add constraint "ajuda_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
`,
};
