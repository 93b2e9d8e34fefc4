import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create api-keys`). */
export const apiKeys: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "chave_api" (
  "id" serial primary key,
  "comercio_id" int not null,
  "chave_hash" bytea not null,
  "final" text not null,
  "nome" text not null,
  "ambiente" text not null,
  "escopos" text[] not null,
  "criada_em" timestamptz not null default agora(),
  "expira_em" timestamptz null,
  "usada_em" timestamptz null,
  "revogada_em" timestamptz null,
  "revogada_por_tipo" text null
);
alter table "chave_api" add constraint "chave_api_hash" unique ("chave_hash");
create index "chave_api_do_comercio" on "chave_api" ("comercio_id", "id");
create index "chave_api_revogada_antiga" on "chave_api" ("revogada_em") where revogada_em is not null;
create index "chave_api_vencida" on "chave_api" ("expira_em") where expira_em is not null;

alter table "chave_api" add constraint "chave_api_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "chave_api" add constraint "chave_api_escopos" check (cardinality(escopos) > 0 and escopos <@ '{"solicitacoes:ler","solicitacoes:criar","solicitacoes:cancelar"}'::text[]);
alter table "chave_api" add constraint "chave_api_revogada" check ((revogada_em is null) = (revogada_por_tipo is null));
alter table "chave_api" add constraint "chave_api_chave_hash_check" check (octet_length(chave_hash) = 32);
alter table "chave_api" add constraint "chave_api_final_check" check (length(final) = 4);
alter table "chave_api" add constraint "chave_api_nome_check" check (nome = btrim(nome) and nome <> '');
alter table "chave_api" add constraint "chave_api_ambiente_check" check ("ambiente" in ('producao', 'teste'));
alter table "chave_api" add constraint "chave_api_revogada_por_tipo_check" check ("revogada_por_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));
`,
};
