import type { Migration } from '../migrate/migration.ts';

/** Ordering apps, and the orders that their streams report about (docs/open-delivery.md). */
export const aplicativos: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "aplicativo" (
  "integracao_id" int not null,
  "client_id" text not null,
  "url_token" text null,
  "avisa_entrega" boolean not null default true,
  "avisa_andamento" boolean not null default true,
  primary key ("integracao_id")
);

create table "pedido_do_aplicativo" (
  "fluxo_id" int not null,
  "order_id" uuid not null,
  primary key ("fluxo_id")
);
create index "pedido_do_aplicativo_pedido" on "pedido_do_aplicativo" ("order_id");

alter table "integracao" drop constraint "integracao_tipo_check";
alter table "integracao" add constraint "integracao_tipo_check" check ("tipo" in ('opendelivery', 'webhook', 'aplicativo')) not valid;

alter table "aplicativo" add constraint "aplicativo_integracao_id_foreign" foreign key ("integracao_id") references "integracao" ("id") on delete cascade;
alter table "aplicativo" add constraint "aplicativo_client_id_check" check (client_id <> '');

alter table "pedido_do_aplicativo" add constraint "pedido_do_aplicativo_fluxo_id_foreign" foreign key ("fluxo_id") references "fluxo_externo" ("id") on delete cascade;
`,
};
