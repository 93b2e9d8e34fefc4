import type { Migration } from '../migrate/migration.ts';

/** What the end of a delivery asks for, its code, its photo, and when a phone says it was (docs/decisions/0069-milestones-and-proof.md). */
export const proof: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "foto_prova" (
  "solicitacao_id" int not null,
  "entregador_id" int not null,
  "bytes" bytea not null,
  "etag" text not null,
  "quando" timestamptz not null,
  "registrada_em" timestamptz not null default agora(),
  primary key ("solicitacao_id")
);
create index "foto_prova_do_entregador" on "foto_prova" ("entregador_id");
create index "foto_prova_antiga" on "foto_prova" ("registrada_em");

create table "codigo_entrega" (
  "solicitacao_id" int not null,
  "hmac" bytea not null,
  "tentativas" int not null default 0,
  "ultima_errada" bytea null,
  "dispensado_por" int null,
  "motivo" text null,
  primary key ("solicitacao_id")
);
create index "codigo_dispensado_por" on "codigo_entrega" ("dispensado_por") where dispensado_por is not null;

alter table "comercio" add "exigir_codigo" boolean not null default false, add "exigir_foto" boolean not null default false, add "exigir_recebedor" boolean not null default false;

alter table "solicitacao" add "exige_codigo" boolean not null default false, add "exige_foto" boolean not null default false, add "exige_recebedor" boolean not null default false, add "recebedor" text null;
alter table "solicitacao" add constraint "solicitacao_recebedor" check (recebedor = btrim(recebedor) and recebedor <> '') not valid;

alter table "solicitacao_historico" add "feita_em" timestamptz null;
alter table "solicitacao_historico" add constraint "solicitacao_historico_feita" check (feita_em <= quando) not valid;

alter table "foto_prova" add constraint "foto_prova_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "foto_prova" add constraint "foto_prova_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "foto_prova" add constraint "foto_prova_nao_depois" check (quando <= registrada_em);

alter table "codigo_entrega" add constraint "codigo_entrega_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "codigo_entrega" add constraint "codigo_entrega_dispensado_por_foreign" foreign key ("dispensado_por") references "funcionario" ("id");
alter table "codigo_entrega" add constraint "codigo_dispensado" check ((dispensado_por is null) = (motivo is null));
alter table "codigo_entrega" add constraint "codigo_entrega_hmac_check" check (octet_length(hmac) = 32);
alter table "codigo_entrega" add constraint "codigo_entrega_tentativas_check" check (tentativas >= 0 and tentativas <= 5);
alter table "codigo_entrega" add constraint "codigo_entrega_motivo_check" check (motivo = btrim(motivo) and motivo <> '');
`,
};
