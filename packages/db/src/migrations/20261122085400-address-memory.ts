import type { Migration } from '../migrate/migration.ts';

/** What a shop sent where, hints for a place, and prices by bairro (docs/decisions/0071-address-memory.md). New tables only. */
export const addressMemory: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "endereco_conhecido" (
  "id" serial primary key,
  "comercio_id" int not null,
  "chave" text not null,
  "busca" text not null,
  "endereco" text not null,
  "observacao" text null,
  "link_localizacao" text null,
  "valor_estimado" numeric(12,2) not null,
  "usos" int not null default 1,
  "usado_em" timestamptz not null default agora()
);
create index "endereco_conhecido_recente" on "endereco_conhecido" ("comercio_id", "usado_em" DESC);
create index "endereco_conhecido_antigo" on "endereco_conhecido" ("usado_em");
alter table "endereco_conhecido" add constraint "endereco_conhecido_unico" unique ("comercio_id", "chave");

create table "dica_do_lugar" (
  "id" serial primary key,
  "endereco_id" int not null,
  "entregador_id" int not null,
  "texto" text not null,
  "escrita_em" timestamptz not null default agora()
);
create index "dica_do_lugar_recente" on "dica_do_lugar" ("endereco_id", "escrita_em" DESC);
create index "dica_do_lugar_autor" on "dica_do_lugar" ("entregador_id");
alter table "dica_do_lugar" add constraint "dica_do_lugar_unica" unique ("endereco_id", "entregador_id");

create table "preco_do_comercio" (
  "id" serial primary key,
  "comercio_id" int not null,
  "bairro" text not null,
  "bairro_chave" text not null,
  "valor" numeric(12,2) not null
);
alter table "preco_do_comercio" add constraint "preco_do_comercio_unico" unique ("comercio_id", "bairro_chave");

alter table "endereco_conhecido" add constraint "endereco_conhecido_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "endereco_conhecido" add constraint "endereco_conhecido_valor_estimado_check" check (valor_estimado > 0);
alter table "endereco_conhecido" add constraint "endereco_conhecido_usos_check" check (usos > 0);

alter table "dica_do_lugar" add constraint "dica_do_lugar_endereco_id_foreign" foreign key ("endereco_id") references "endereco_conhecido" ("id") on delete cascade;
alter table "dica_do_lugar" add constraint "dica_do_lugar_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "dica_do_lugar" add constraint "dica_do_lugar_texto_check" check (texto = btrim(texto) and texto <> '');

alter table "preco_do_comercio" add constraint "preco_do_comercio_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "preco_do_comercio" add constraint "preco_do_comercio_valor_check" check (valor > 0);
`,
};
