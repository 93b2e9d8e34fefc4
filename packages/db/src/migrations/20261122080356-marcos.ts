import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create marcos`). */
export const marcos: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "marco" (
  "solicitacao_id" int not null,
  "tipo" text not null,
  "quando" timestamptz not null,
  "registrado_em" timestamptz not null default agora(),
  "ator_tipo" text not null,
  "ator_id" int null,
  primary key ("solicitacao_id", "tipo")
);

alter table "marco" add constraint "marco_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "marco" add constraint "marco_nao_depois" check (quando <= registrado_em);
alter table "marco" add constraint "marco_tipo_check" check ("tipo" in ('pronto', 'no_cliente', 'entregue', 'devolvido', 'codigo_ok', 'codigo_dispensado'));
alter table "marco" add constraint "marco_ator_tipo_check" check ("ator_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));
`,
};
