import type { Migration } from '../migrate/migration.ts';

const SMALL =
  '`integracao` has a row for each system of a shop, `integracao_token` one for each token of six hours: milliseconds.';

/** Open Delivery applications: one credential for the shops that authorise it (ADR 0045). */
export const aplicativos: Migration = {
  phase: 'expand',
  exceptions: { 'not-valid': SMALL, index: SMALL },
  sql: /* sql */ `
create table "aplicativo" (
  "id" serial primary key,
  "nome" text not null,
  "ambiente" text not null,
  "client_id" uuid not null,
  "segredo_cifrado" text not null,
  "segredo_usado_em" timestamptz null,
  "segredo_anterior_cifrado" text null,
  "anterior_ate" timestamptz null,
  "url_eventos" text null,
  "url_codigo" text null,
  "ativo" boolean not null default true,
  "criado_em" timestamptz not null default agora(),
  "criado_por_id" int null,
  "removido_em" timestamptz null
);
alter table "aplicativo" add constraint "aplicativo_cliente_unico" unique ("client_id");

create table "aplicativo_codigo" (
  "codigo_hash" bytea not null,
  "aplicativo_id" int not null,
  "comercio_id" int not null,
  "expira_em" timestamptz not null,
  primary key ("codigo_hash")
);
create index "aplicativo_codigo_vencido" on "aplicativo_codigo" ("expira_em");
alter table "aplicativo_codigo" add constraint "aplicativo_codigo_da_loja" unique ("comercio_id", "aplicativo_id");

alter table "integracao" drop constraint "integracao_cliente";
alter table "integracao" add "aplicativo_id" int null;
alter table "integracao" add constraint "integracao_aplicativo_id_foreign" foreign key ("aplicativo_id") references "aplicativo" ("id");
create unique index integracao_do_aplicativo on integracao (aplicativo_id, comercio_id) where removida_em is null and aplicativo_id is not null;
create unique index integracao_merchant_do_aplicativo on integracao (aplicativo_id, merchant_id) where removida_em is null and aplicativo_id is not null;
alter table "integracao" add constraint "integracao_credencial" check ((client_id is not null) = (tipo = 'opendelivery' and aplicativo_id is null));
alter table "integracao" add constraint "integracao_de_aplicativo" check (aplicativo_id is null or tipo = 'opendelivery');

alter table "integracao_token" add "aplicativo_id" int null;
alter table "integracao_token" add constraint "integracao_token_aplicativo_id_foreign" foreign key ("aplicativo_id") references "aplicativo" ("id") on delete cascade;
alter table "integracao_token" alter column "integracao_id" drop not null;
create index "integracao_token_do_aplicativo" on "integracao_token" ("aplicativo_id") where aplicativo_id is not null;
alter table "integracao_token" add constraint "integracao_token_de_quem" check (num_nonnulls(integracao_id, aplicativo_id) > 0);

alter table "aplicativo" add constraint "aplicativo_anterior" check ((segredo_anterior_cifrado is null) = (anterior_ate is null));
alter table "aplicativo" add constraint "aplicativo_removido" check (not (ativo and removido_em is not null));
alter table "aplicativo" add constraint "aplicativo_nome_check" check (nome = btrim(nome) and nome <> '');
alter table "aplicativo" add constraint "aplicativo_ambiente_check" check ("ambiente" in ('producao', 'teste'));

alter table "aplicativo_codigo" add constraint "aplicativo_codigo_aplicativo_id_foreign" foreign key ("aplicativo_id") references "aplicativo" ("id") on delete cascade;
alter table "aplicativo_codigo" add constraint "aplicativo_codigo_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "aplicativo_codigo" add constraint "aplicativo_codigo_codigo_hash_check" check (octet_length(codigo_hash) = 32);
`,
};
