import type { Migration } from '../migrate/migration.ts';

/** Passkeys, apps of codes, recovery codes, begun attempts and notices of access [segundo-fator]. */
export const segundoFator: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "passkey" (
  "id" serial primary key,
  "entregador_id" int null,
  "comercio_id" int null,
  "funcionario_id" int null,
  "credencial_id" bytea not null,
  "chave_publica" bytea not null,
  "contador" bigint not null,
  "transportes" text[] not null,
  "sincronizada" boolean not null,
  "nome" text not null,
  "criada_em" timestamptz not null default agora(),
  "usada_em" timestamptz null
);
alter table "passkey" add constraint "passkey_por_credencial" unique ("credencial_id");
create index "passkey_do_entregador" on "passkey" ("entregador_id") where entregador_id is not null;
create index "passkey_do_comercio" on "passkey" ("comercio_id") where comercio_id is not null;
create index "passkey_do_funcionario" on "passkey" ("funcionario_id") where funcionario_id is not null;

create table "fator_codigo" (
  "id" serial primary key,
  "comercio_id" int null,
  "funcionario_id" int null,
  "segredo_cifrado" text not null,
  "ultimo_passo" bigint not null,
  "ativado_em" timestamptz not null default agora()
);
alter table "fator_codigo" add constraint "fator_codigo_do_comercio" unique ("comercio_id");
alter table "fator_codigo" add constraint "fator_codigo_do_funcionario" unique ("funcionario_id");

create table "codigo_recuperacao" (
  "id" serial primary key,
  "comercio_id" int null,
  "funcionario_id" int null,
  "codigo_hash" text not null,
  "criado_em" timestamptz not null default agora(),
  "usado_em" timestamptz null
);
alter table "codigo_recuperacao" add constraint "codigo_recuperacao_unico" unique ("codigo_hash");
create index "codigo_recuperacao_do_comercio" on "codigo_recuperacao" ("comercio_id") where comercio_id is not null;
create index "codigo_recuperacao_do_funcionario" on "codigo_recuperacao" ("funcionario_id") where funcionario_id is not null;

create table "aviso_de_acesso" (
  "id" serial primary key,
  "entregador_id" int null,
  "comercio_id" int null,
  "funcionario_id" int null,
  "tipo" text not null,
  "aparelho" text not null,
  "metodo" text null,
  "sessao_id" uuid null,
  "quando" timestamptz not null default agora()
);
create index "aviso_de_acesso_antigo" on "aviso_de_acesso" ("quando");
create index "aviso_de_acesso_do_entregador" on "aviso_de_acesso" ("entregador_id", "id") where entregador_id is not null;
create index "aviso_de_acesso_do_comercio" on "aviso_de_acesso" ("comercio_id", "id") where comercio_id is not null;
create index "aviso_de_acesso_do_funcionario" on "aviso_de_acesso" ("funcionario_id", "id") where funcionario_id is not null;

create table "desafio_de_acesso" (
  "desafio_hash" bytea not null,
  "uso" text not null,
  "user_type" text null,
  "entregador_id" int null,
  "comercio_id" int null,
  "funcionario_id" int null,
  "sessao_hash" bytea null,
  "desafio" text null,
  "segredo_cifrado" text null,
  "expira_em" timestamptz not null,
  primary key ("desafio_hash")
);
create index "desafio_de_acesso_vencido" on "desafio_de_acesso" ("expira_em");
create index "desafio_de_acesso_da_sessao" on "desafio_de_acesso" ("sessao_hash") where sessao_hash is not null;
create index "desafio_de_acesso_do_entregador" on "desafio_de_acesso" ("entregador_id") where entregador_id is not null;
create index "desafio_de_acesso_do_comercio" on "desafio_de_acesso" ("comercio_id") where comercio_id is not null;
create index "desafio_de_acesso_do_funcionario" on "desafio_de_acesso" ("funcionario_id") where funcionario_id is not null;

alter table "sessao" add "metodo" text not null default 'senha', add "fator_em" timestamptz null, add "aviso_visto" int not null default 0;
alter table "sessao" add constraint "sessao_metodo_check" check ("metodo" in ('senha', 'passkey', 'senha_codigo', 'senha_recuperacao')) not valid;

alter table "passkey" add constraint "passkey_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "passkey" add constraint "passkey_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "passkey" add constraint "passkey_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");
alter table "passkey" add constraint "passkey_de_uma_conta" check (num_nonnulls(entregador_id, comercio_id, funcionario_id) = 1);

alter table "fator_codigo" add constraint "fator_codigo_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "fator_codigo" add constraint "fator_codigo_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");
alter table "fator_codigo" add constraint "fator_codigo_de_uma_conta" check (num_nonnulls(comercio_id, funcionario_id) = 1);

alter table "codigo_recuperacao" add constraint "codigo_recuperacao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "codigo_recuperacao" add constraint "codigo_recuperacao_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");
alter table "codigo_recuperacao" add constraint "codigo_recuperacao_de_uma_conta" check (num_nonnulls(comercio_id, funcionario_id) = 1);

alter table "aviso_de_acesso" add constraint "aviso_de_acesso_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "aviso_de_acesso" add constraint "aviso_de_acesso_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "aviso_de_acesso" add constraint "aviso_de_acesso_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");
alter table "aviso_de_acesso" add constraint "aviso_de_acesso_de_uma_conta" check (num_nonnulls(entregador_id, comercio_id, funcionario_id) = 1);
alter table "aviso_de_acesso" add constraint "aviso_de_acesso_tipo_check" check ("tipo" in ('aparelho_novo', 'passkey_nova', 'passkey_copiada', 'codigo_ativado'));
alter table "aviso_de_acesso" add constraint "aviso_de_acesso_metodo_check" check ("metodo" in ('senha', 'passkey', 'senha_codigo', 'senha_recuperacao'));

alter table "desafio_de_acesso" add constraint "desafio_de_acesso_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "desafio_de_acesso" add constraint "desafio_de_acesso_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "desafio_de_acesso" add constraint "desafio_de_acesso_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");
alter table "desafio_de_acesso" add constraint "desafio_de_acesso_sessao_hash_foreign" foreign key ("sessao_hash") references "sessao" ("token_hash") on delete cascade;
alter table "desafio_de_acesso" add constraint "desafio_de_acesso_de_quem" check ((user_type is null) = (uso = 'passkey')
        and num_nonnulls(entregador_id, comercio_id, funcionario_id) = (user_type is not null)::int);
alter table "desafio_de_acesso" add constraint "desafio_de_acesso_da_sessao" check ((sessao_hash is null) = (uso in ('senha', 'passkey')));
alter table "desafio_de_acesso" add constraint "desafio_de_acesso_desafio_hash_check" check (length(desafio_hash) = 32);
alter table "desafio_de_acesso" add constraint "desafio_de_acesso_uso_check" check ("uso" in ('senha', 'passkey', 'cadastro', 'codigo', 'confirmacao'));
alter table "desafio_de_acesso" add constraint "desafio_de_acesso_user_type_check" check ("user_type" in ('entregador', 'comercio', 'admin', 'suporte'));

create or replace function tem_segundo_fator(do_comercio int, do_funcionario int)
returns boolean
language sql stable
as $$
  select exists (select from fator_codigo where comercio_id = do_comercio or funcionario_id = do_funcionario)
      or exists (select from passkey where funcionario_id = do_funcionario)
$$;
`,
};
