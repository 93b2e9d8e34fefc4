import type { Migration } from '../migrate/migration.ts';

/** One-time links for a new password, and the notice of one [link-de-acesso]. */
export const linkDeAcesso: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "link_de_acesso" (
  "id" serial primary key,
  "segredo_hash" bytea not null,
  "user_type" text not null,
  "entregador_id" int null,
  "comercio_id" int null,
  "funcionario_id" int null,
  "criado_por" int null,
  "criado_em" timestamptz not null default agora(),
  "expira_em" timestamptz not null,
  "primeiro" boolean not null default false,
  "usado_em" timestamptz null,
  "trocado_em" timestamptz null
);
alter table "link_de_acesso" add constraint "link_de_acesso_por_segredo" unique ("segredo_hash");
create index "link_de_acesso_antigo" on "link_de_acesso" ("expira_em");
create index "link_de_acesso_do_entregador" on "link_de_acesso" ("entregador_id") where entregador_id is not null;
create index "link_de_acesso_do_comercio" on "link_de_acesso" ("comercio_id") where comercio_id is not null;
create index "link_de_acesso_do_funcionario" on "link_de_acesso" ("funcionario_id") where funcionario_id is not null;
create unique index "link_de_acesso_aberto_do_entregador" on "link_de_acesso" ("entregador_id") where entregador_id is not null and usado_em is null and trocado_em is null;
create unique index "link_de_acesso_aberto_do_comercio" on "link_de_acesso" ("comercio_id") where comercio_id is not null and usado_em is null and trocado_em is null;
create unique index "link_de_acesso_aberto_do_funcionario" on "link_de_acesso" ("funcionario_id") where funcionario_id is not null and usado_em is null and trocado_em is null;

alter table "aviso_de_acesso" drop constraint "aviso_de_acesso_tipo_check";
alter table "aviso_de_acesso" add constraint "aviso_de_acesso_tipo_check" check ("tipo" in ('aparelho_novo', 'passkey_nova', 'passkey_copiada', 'codigo_ativado', 'link_criado')) not valid;

alter table "link_de_acesso" add constraint "link_de_acesso_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "link_de_acesso" add constraint "link_de_acesso_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "link_de_acesso" add constraint "link_de_acesso_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");
alter table "link_de_acesso" add constraint "link_de_acesso_criado_por_foreign" foreign key ("criado_por") references "funcionario" ("id");
alter table "link_de_acesso" add constraint "link_de_acesso_de_uma_conta" check (num_nonnulls(entregador_id, comercio_id, funcionario_id) = 1);
alter table "link_de_acesso" add constraint "link_de_acesso_do_tipo" check ((user_type = 'entregador') = (entregador_id is not null) and (user_type = 'comercio') = (comercio_id is not null));
alter table "link_de_acesso" add constraint "link_de_acesso_um_fim" check (usado_em is null or trocado_em is null);
alter table "link_de_acesso" add constraint "link_de_acesso_segredo_hash_check" check (length(segredo_hash) = 32);
alter table "link_de_acesso" add constraint "link_de_acesso_user_type_check" check ("user_type" in ('entregador', 'comercio', 'admin', 'suporte'));
`,
};
