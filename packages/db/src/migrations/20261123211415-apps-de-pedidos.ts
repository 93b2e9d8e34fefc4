import type { Migration } from '../migrate/migration.ts';

/** The ordering apps of shops, and the orders that their streams report about (docs/open-delivery.md). */
export const appsDePedidos: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "app_de_pedidos" (
  "integracao_id" int not null,
  "client_id" text not null,
  "url_token" text null,
  "avisa_entrega" boolean not null default true,
  "avisa_andamento" boolean not null default true,
  primary key ("integracao_id")
);

create table "pedido_do_app" (
  "fluxo_id" int not null,
  "order_id" uuid not null,
  primary key ("fluxo_id")
);
create index "pedido_do_app_pedido" on "pedido_do_app" ("order_id");

alter table "integracao" drop constraint "integracao_tipo_check";
alter table "integracao" add constraint "integracao_tipo_check" check ("tipo" in ('opendelivery', 'webhook', 'app_de_pedidos')) not valid;

alter table "app_de_pedidos" add constraint "app_de_pedidos_integracao_id_foreign" foreign key ("integracao_id") references "integracao" ("id") on delete cascade;
alter table "app_de_pedidos" add constraint "app_de_pedidos_client_id_check" check (client_id <> '');

alter table "pedido_do_app" add constraint "pedido_do_app_fluxo_id_foreign" foreign key ("fluxo_id") references "fluxo_externo" ("id") on delete cascade;
`,
};
