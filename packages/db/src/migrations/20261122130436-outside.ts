import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create outside`). */
export const outside: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "identidade_externa" (
  "id" int not null,
  "app_id" uuid not null default gen_random_uuid(),
  "criada_em" timestamptz not null default agora(),
  primary key ("id")
);

create table "integracao" (
  "id" serial primary key,
  "comercio_id" int not null,
  "tipo" text not null,
  "nome" text not null,
  "ambiente" text not null,
  "client_id" uuid null,
  "segredo_cifrado" text not null,
  "segredo_usado_em" timestamptz null,
  "segredo_anterior_cifrado" text null,
  "anterior_ate" timestamptz null,
  "url_eventos" text null,
  "url_codigo" text null,
  "merchant_id" text null,
  "merchant_id_novo" text null,
  "retorno" text not null default 'exigir',
  "ativa" boolean not null default true,
  "desligada_por" text null,
  "criada_em" timestamptz not null default agora(),
  "criada_por_tipo" text not null,
  "criada_por_id" int null,
  "removida_em" timestamptz null
);
alter table "integracao" add constraint "integracao_cliente_unico" unique ("client_id");
create index "integracao_do_comercio" on "integracao" ("comercio_id", "id");

create table "chamada_externa" (
  "id" bigserial primary key,
  "integracao_id" int not null,
  "direcao" text not null,
  "quando" timestamptz not null default agora(),
  "rota" text not null,
  "http" int null,
  "ms" int not null,
  "erro" text null
);
create index "chamada_externa_antiga" on "chamada_externa" ("quando");
create index chamada_externa_da_integracao on chamada_externa (integracao_id, id desc);

create table "integracao_token" (
  "token_hash" bytea not null,
  "integracao_id" int not null,
  "expira_em" timestamptz not null,
  primary key ("token_hash")
);
create index "integracao_token_da_integracao" on "integracao_token" ("integracao_id");
create index "integracao_token_vencido" on "integracao_token" ("expira_em");

create table "pedido_externo" (
  "id" serial primary key,
  "integracao_id" int not null,
  "order_id" uuid not null
);
alter table "pedido_externo" add constraint "pedido_externo_unico" unique ("integracao_id", "order_id");

create table "preco_por_distancia" (
  "comercio_id" int not null,
  "ate_km" numeric(5,1) not null,
  "valor" numeric(12,2) not null,
  primary key ("comercio_id", "ate_km")
);

create table "fluxo_externo" (
  "id" serial primary key,
  "integracao_id" int not null,
  "solicitacao_id" int null,
  "sequencia" int not null default 0,
  "passo" text null,
  "aberto_em" timestamptz not null default agora()
);
create index "fluxo_externo_da_integracao" on "fluxo_externo" ("integracao_id", "id");
alter table "fluxo_externo" add constraint "fluxo_externo_unico" unique ("solicitacao_id", "integracao_id");

create table "mensagem_externa" (
  "id" bigserial primary key,
  "uuid" uuid not null default gen_random_uuid(),
  "fluxo_id" int not null,
  "sequencia" int not null,
  "tipo" text not null,
  "quando" timestamptz not null,
  "corpo_cifrado" text null,
  "proximo_envio" timestamptz null,
  "tomado_ate" timestamptz null,
  "envios" int not null default 0,
  "entregue_em" timestamptz null,
  "desistido_em" timestamptz null,
  "http" int null,
  "erro" text null
);
create index "mensagem_externa_a_enviar" on "mensagem_externa" ("proximo_envio") where proximo_envio is not null;
create index "mensagem_externa_por_fazer" on "mensagem_externa" ("fluxo_id", "sequencia") where entregue_em is null;
create index "mensagem_externa_antiga" on "mensagem_externa" ("quando") where corpo_cifrado is not null;
alter table "mensagem_externa" add constraint "mensagem_externa_ordem" unique ("fluxo_id", "sequencia");

create table "fato_externo" (
  "id" bigserial primary key,
  "fluxo_id" int not null,
  "tipo" text not null,
  "valor" text not null,
  "quando" timestamptz not null,
  "entregador_id" int null,
  "ator_tipo" text null
);
create index "fato_externo_do_fluxo" on "fato_externo" ("fluxo_id", "id");

create table "tentativa" (
  "id" serial primary key,
  "pedido_externo_id" int not null,
  "numero" int not null,
  "fluxo_id" int not null,
  "delivery_id" uuid not null default gen_random_uuid(),
  "corpo_cifrado" text null,
  "corpo_hash" bytea not null,
  "versao" text not null,
  "recusa" text null,
  "rejeitar_em" timestamptz null,
  "concluir_ate" timestamptz null,
  "quer_pronto" boolean not null default false,
  "quer_coleta" boolean not null default false,
  "quer_conclusao" boolean not null default false,
  "quer_codigo" boolean not null default false,
  "quer_retorno" boolean not null default false,
  "com_taxa" boolean null,
  "criada_em" timestamptz not null default agora()
);
alter table "tentativa" add constraint "tentativa_fluxo_id_unique" unique ("fluxo_id");
create index "tentativa_a_rejeitar" on "tentativa" ("rejeitar_em") where rejeitar_em is not null;
create index "tentativa_a_concluir" on "tentativa" ("concluir_ate") where concluir_ate is not null;
create index "tentativa_a_apagar" on "tentativa" ("criada_em") where corpo_cifrado is not null;
alter table "tentativa" add constraint "tentativa_unica" unique ("pedido_externo_id", "numero");

alter table "entregador" add "veiculo" text not null default 'moto_mochila';
alter table "entregador" add constraint "entregador_veiculo_check" check ("veiculo" in ('moto_mochila', 'moto_bau', 'carro', 'bicicleta', 'patinete', 'utilitario')) not valid;

alter table "limpeza" drop constraint "limpeza_tarefa_check";
alter table "limpeza" add constraint "limpeza_tarefa_check" check ("tarefa" in ('semanas', 'pedidos', 'mensagens', 'provas', 'ofertas', 'turnos', 'silencios', 'suspensoes', 'intervencoes', 'contas', 'cadastros', 'rastreios', 'externos', 'sessoes', 'navegadores', 'respostas', 'limites', 'auditoria')) not valid;

alter table "solicitacao" drop constraint "solicitacao_origem_check";
alter table "solicitacao" add "canal" text null, add "numero_pedido" text null, add "volta" boolean not null default false;
alter table "solicitacao" add constraint "solicitacao_origem_check" check ("origem" in ('manual', 'ifood', 'opendelivery')) not valid;
create or replace function "solicitacao_abre_fluxo_fn"() returns trigger as $$
begin
  insert into fluxo_externo (integracao_id, solicitacao_id)
  select i.id, new.id from integracao i
   where i.comercio_id = new.comercio_id and i.tipo = 'webhook' and i.ambiente = 'producao' and i.ativa;
  return null;
end;
$$ language plpgsql;
create trigger "abre_fluxo" AFTER INSERT on "solicitacao" for each ROW execute function "solicitacao_abre_fluxo_fn"();
create or replace function "solicitacao_conta_da_troca_fn"() returns trigger as $$
begin
  insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id, ator_tipo)
  select f.id, 'transferida', coalesce(new.entregador_id::text, ''), agora(), s.entregador_id, null
    from fluxo_externo f join solicitacao s on s.id = f.solicitacao_id
   where f.solicitacao_id = new.id
   order by f.id;
  return null;
end;
$$ language plpgsql;
create trigger "conta_da_troca" AFTER UPDATE on "solicitacao" for each ROW
  when (((old.entregador_id IS NOT NULL) AND (old.entregador_id IS DISTINCT FROM new.entregador_id))) execute function "solicitacao_conta_da_troca_fn"();

create or replace function "problema_conta_do_problema_fn"() returns trigger as $$
begin
  insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id, ator_tipo)
  select f.id, 'problema', new.id::text, new.aberto_em, s.entregador_id, 'entregador'
    from fluxo_externo f join solicitacao s on s.id = f.solicitacao_id
   where f.solicitacao_id = new.solicitacao_id
   order by f.id;
  return null;
end;
$$ language plpgsql;
create trigger "conta_do_problema" AFTER INSERT on "problema" for each ROW execute function "problema_conta_do_problema_fn"();

create or replace function "marco_conta_do_marco_fn"() returns trigger as $$
begin
  insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id, ator_tipo)
  select f.id, 'marco', new.tipo, new.quando, s.entregador_id, new.ator_tipo
    from fluxo_externo f join solicitacao s on s.id = f.solicitacao_id
   where f.solicitacao_id = new.solicitacao_id
   order by f.id;
  return null;
end;
$$ language plpgsql;
create trigger "conta_do_marco" AFTER INSERT on "marco" for each ROW execute function "marco_conta_do_marco_fn"();

alter table "codigo_entrega" add "de_fora" boolean not null default false;

create or replace function "solicitacao_historico_conta_do_passo_fn"() returns trigger as $$
begin
  insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id, ator_tipo)
  select f.id, 'etapa', new.status, new.quando, s.entregador_id, new.ator_tipo
    from fluxo_externo f join solicitacao s on s.id = f.solicitacao_id
   where f.solicitacao_id = new.solicitacao_id
   order by f.id;
  return null;
end;
$$ language plpgsql;
create trigger "conta_do_passo" AFTER INSERT on "solicitacao_historico" for each ROW execute function "solicitacao_historico_conta_do_passo_fn"();

alter table "identidade_externa" add constraint "identidade_externa_id_check" check (id = 1);

alter table "integracao" add constraint "integracao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "integracao" add constraint "integracao_cliente" check ((tipo = 'opendelivery') = (client_id is not null));
alter table "integracao" add constraint "integracao_anterior" check ((segredo_anterior_cifrado is null) = (anterior_ate is null));
alter table "integracao" add constraint "integracao_removida" check (not (ativa and removida_em is not null));
alter table "integracao" add constraint "integracao_nome_check" check (nome = btrim(nome) and nome <> '');
alter table "integracao" add constraint "integracao_tipo_check" check ("tipo" in ('opendelivery', 'webhook'));
alter table "integracao" add constraint "integracao_ambiente_check" check ("ambiente" in ('producao', 'teste'));
alter table "integracao" add constraint "integracao_retorno_check" check ("retorno" in ('exigir', 'ignorar'));
alter table "integracao" add constraint "integracao_criada_por_tipo_check" check ("criada_por_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));

alter table "chamada_externa" add constraint "chamada_externa_integracao_id_foreign" foreign key ("integracao_id") references "integracao" ("id") on delete cascade;
alter table "chamada_externa" add constraint "chamada_externa_ms_check" check (ms >= 0);
alter table "chamada_externa" add constraint "chamada_externa_direcao_check" check ("direcao" in ('entrada', 'saida'));

alter table "integracao_token" add constraint "integracao_token_integracao_id_foreign" foreign key ("integracao_id") references "integracao" ("id") on delete cascade;
alter table "integracao_token" add constraint "integracao_token_token_hash_check" check (octet_length(token_hash) = 32);

alter table "pedido_externo" add constraint "pedido_externo_integracao_id_foreign" foreign key ("integracao_id") references "integracao" ("id") on delete cascade;

alter table "preco_por_distancia" add constraint "preco_por_distancia_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "preco_por_distancia" add constraint "preco_por_distancia_ate_km_check" check (ate_km > 0);
alter table "preco_por_distancia" add constraint "preco_por_distancia_valor_check" check (valor > 0);

alter table "fluxo_externo" add constraint "fluxo_externo_integracao_id_foreign" foreign key ("integracao_id") references "integracao" ("id") on delete cascade;
alter table "fluxo_externo" add constraint "fluxo_externo_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id") on delete cascade;

alter table "mensagem_externa" add constraint "mensagem_externa_fluxo_id_foreign" foreign key ("fluxo_id") references "fluxo_externo" ("id") on delete cascade;
alter table "mensagem_externa" add constraint "mensagem_externa_um_fim" check (entregue_em is null or desistido_em is null);
alter table "mensagem_externa" add constraint "mensagem_externa_sem_envio" check ((entregue_em is null and desistido_em is null) or proximo_envio is null);
alter table "mensagem_externa" add constraint "mensagem_externa_sequencia_check" check (sequencia >= 1);

alter table "fato_externo" add constraint "fato_externo_fluxo_id_foreign" foreign key ("fluxo_id") references "fluxo_externo" ("id") on delete cascade;
alter table "fato_externo" add constraint "fato_externo_tipo_check" check ("tipo" in ('etapa', 'marco', 'problema', 'transferida', 'conclusao'));
alter table "fato_externo" add constraint "fato_externo_ator_tipo_check" check ("ator_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));

alter table "tentativa" add constraint "tentativa_pedido_externo_id_foreign" foreign key ("pedido_externo_id") references "pedido_externo" ("id") on delete cascade;
alter table "tentativa" add constraint "tentativa_fluxo_id_foreign" foreign key ("fluxo_id") references "fluxo_externo" ("id") on delete cascade;
alter table "tentativa" add constraint "tentativa_numero_check" check (numero >= 1);
alter table "tentativa" add constraint "tentativa_versao_check" check ("versao" in ('v1', 'v2'));
`,
};
