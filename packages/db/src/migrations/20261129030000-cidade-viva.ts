import type { Migration } from '../migrate/migration.ts';

/** The demonstration's town: its state, and what people wished of it. */
export const cidadeViva: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "cidade_viva" (
  "id" int not null,
  "parada" boolean not null default false,
  "ritmo" int not null default 1,
  "quem" uuid null,
  "visto_em" timestamptz null,
  primary key ("id")
);

create table "pedido_da_cidade" (
  "id" serial primary key,
  "tipo" text not null,
  "entregador_id" int null,
  "pedido_em" timestamptz not null default agora(),
  "feito_em" timestamptz null,
  "solicitacao_id" int null
);

alter table "cidade_viva" add constraint "cidade_viva_id_check" check (id = 1);
alter table "cidade_viva" add constraint "cidade_viva_ritmo_check" check (ritmo in (1, 5, 20));
alter table "pedido_da_cidade" add constraint "pedido_da_cidade_tipo_check" check ("tipo" in ('oferta', 'pedido'));
alter table "pedido_da_cidade" add constraint "pedido_da_cidade_de_quem" check ((tipo = 'oferta') = (entregador_id is not null));

create index "pedido_da_cidade_recente" on "pedido_da_cidade" ("pedido_em");

alter table "pedido_da_cidade" add constraint "pedido_da_cidade_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "pedido_da_cidade" add constraint "pedido_da_cidade_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
`,
};
