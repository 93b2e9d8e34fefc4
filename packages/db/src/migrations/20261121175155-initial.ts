import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create initial`). */
export const initial: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create or replace function agora() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;

create or replace function semana_de(instante timestamptz) returns date language sql immutable parallel safe as $$
  select (date_trunc('week', timezone('America/Sao_Paulo', instante)))::date
$$;

create or replace function inicio_da_semana(segunda date) returns timestamptz language sql immutable parallel safe as $$
  select timezone('America/Sao_Paulo', segunda::timestamp)
$$;

create or replace function taxa_de(total numeric) returns numeric language sql immutable parallel safe as $$
  select round(total * 0.10, 2)
$$;

create or replace function proibir_alteracao() returns trigger language plpgsql as $$
begin
  raise exception 'append-only table %', tg_table_name;
end $$;

create table "auditoria" (
  "id" bigserial primary key,
  "quando" timestamptz not null default agora(),
  "ator_tipo" text not null,
  "ator_id" int null,
  "acao" text not null,
  "alvo_tipo" text null,
  "alvo_id" int null,
  "detalhes" jsonb not null default '{}'
);
create index "auditoria_recente" on "auditoria" ("quando" DESC);
create index "auditoria_por_alvo" on "auditoria" ("alvo_tipo", "alvo_id", "quando" DESC);
create or replace function "auditoria_so_acrescenta_fn"() returns trigger as $$
begin
  if tg_op = 'DELETE' and old.quando < agora() - interval '365 days' then return old; end if;
  raise exception 'append-only table %', tg_table_name;
end;
$$ language plpgsql;
create trigger "so_acrescenta" BEFORE UPDATE OR DELETE on "auditoria" for each ROW execute function "auditoria_so_acrescenta_fn"();

create table "chave_push" (
  "id" int not null,
  "publica" text not null,
  "privada_cifrada" text not null,
  "criada_em" timestamptz not null default agora(),
  primary key ("id")
);
alter table "chave_push" add constraint "chave_push_id_check" check (id = 1);

create table "comercio" (
  "id" serial primary key,
  "nome" text not null,
  "nome_chave" text not null,
  "senha_hash" text not null,
  "senha_inicial" boolean not null default true,
  "endereco_retirada" text null,
  "link_loja" text null,
  "ativo" boolean not null default true,
  "data_cadastro" timestamptz not null default agora(),
  "removido_em" timestamptz null
);
create unique index "comercio_nome_unico" on "comercio" ("nome_chave") where ativo;
alter table "comercio" add constraint "comercio_removido" check (ativo = (removido_em is null));
alter table "comercio" add constraint "comercio_nome_check" check (nome = btrim(nome) and nome <> '');
alter table "comercio" add constraint "comercio_endereco_retirada_check" check (endereco_retirada = btrim(endereco_retirada) and endereco_retirada <> '');
alter table "comercio" add constraint "comercio_link_loja_check" check (starts_with(link_loja, 'https://'));

create table "despacho" (
  "id" int not null,
  primary key ("id")
);
alter table "despacho" add constraint "despacho_id_check" check (id = 1);

create table "entregador" (
  "id" serial primary key,
  "usuario" text not null,
  "nome_completo" text not null,
  "data_inicio" date not null,
  "data_nascimento" date not null,
  "cpf" text not null,
  "cpf_indice" text not null,
  "rg" text not null,
  "estado_civil" text not null,
  "endereco" text not null,
  "bairro" text not null,
  "cep" text not null,
  "telefone_pessoal" text not null,
  "pix_tipo_chave" text not null,
  "pix_chave" text not null,
  "assinatura_planilha" text not null,
  "senha_hash" text not null,
  "ativo" boolean not null default true,
  "aparece_no_ranking" boolean not null default true,
  "consentimento_em" timestamptz null,
  "data_cadastro" timestamptz not null default agora(),
  "removido_em" timestamptz null,
  "avaliacao_soma" int not null default 0,
  "total_avaliacoes" int not null default 0,
  "total_entregas" int not null default 0,
  "total_solicitacoes" int not null default 0
);
create index entregador_por_nome on entregador (lower(nome_completo)) where ativo;
create unique index entregador_usuario_unico on entregador (lower(usuario)) where ativo;
create unique index "entregador_cpf_unico" on "entregador" ("cpf_indice") where ativo;
alter table "entregador" add constraint "entregador_removido" check (ativo = (removido_em is null));
alter table "entregador" add constraint "entregador_estado_civil_check" check ("estado_civil" in ('solteiro', 'casado', 'divorciado', 'viuvo'));
alter table "entregador" add constraint "entregador_pix_tipo_chave_check" check ("pix_tipo_chave" in ('cpf', 'telefone', 'email', 'aleatoria'));

create table "fila_entregador" (
  "entregador_id" int not null,
  "online" boolean not null default false,
  "online_desde" timestamptz null,
  "fila_desde" timestamptz null,
  "ultimo_sinal" timestamptz null,
  "recusas_consecutivas" int not null default 0,
  "expiradas_consecutivas" int not null default 0,
  "nao_entregues_consecutivas" int not null default 0,
  "suspenso_ate" timestamptz null,
  "motivo_offline" text null,
  primary key ("entregador_id")
);
create index "fila_em_ordem" on "fila_entregador" ("fila_desde", "entregador_id") where online;
alter table "fila_entregador" add constraint "fila_entregador_na_fila" check (online = (fila_desde is not null));
alter table "fila_entregador" add constraint "fila_entregador_online" check (online = (online_desde is not null));
alter table "fila_entregador" add constraint "fila_entregador_recusas_consecutivas_check" check (recusas_consecutivas >= 0);
alter table "fila_entregador" add constraint "fila_entregador_expiradas_consecutivas_check" check (expiradas_consecutivas >= 0);
alter table "fila_entregador" add constraint "fila_entregador_nao_entregues_consecutivas_check" check (nao_entregues_consecutivas >= 0);

create table "foto" (
  "id" serial primary key,
  "entregador_id" int null,
  "comercio_id" int null,
  "bytes" bytea not null,
  "etag" text not null,
  "atualizada_em" timestamptz not null default agora()
);
alter table "foto" add constraint "foto_entregador_id_unique" unique ("entregador_id");
alter table "foto" add constraint "foto_comercio_id_unique" unique ("comercio_id");
alter table "foto" add constraint "foto_de_um" check (num_nonnulls(entregador_id, comercio_id) = 1);

create table "funcionario" (
  "id" serial primary key,
  "user_type" text not null,
  "usuario" text not null,
  "nome" text not null,
  "senha_hash" text not null,
  "ativo" boolean not null default true,
  "data_cadastro" timestamptz not null default agora(),
  "encerrado_em" timestamptz null
);
create unique index funcionario_usuario_unico on funcionario (user_type, lower(usuario));
alter table "funcionario" add constraint "funcionario_encerrado" check (ativo = (encerrado_em is null));
alter table "funcionario" add constraint "funcionario_user_type_check" check ("user_type" in ('admin', 'suporte'));

create table "idempotencia" (
  "ator" text not null,
  "chave" text not null,
  "operacao" text not null,
  "pedido_hash" bytea not null,
  "resposta" jsonb null,
  "criada_em" timestamptz not null default agora(),
  primary key ("ator", "chave")
);
create index "idempotencia_antiga" on "idempotencia" ("criada_em");

create table "limite" (
  "key" varchar(255) not null,
  "points" int not null default 0,
  "expire" bigint null,
  primary key ("key")
);

create table "navegador_conhecido" (
  "id" serial primary key,
  "navegador_hash" bytea not null,
  "entregador_id" int null,
  "comercio_id" int null,
  "funcionario_id" int null,
  "criado_em" timestamptz not null default agora(),
  "usado_em" timestamptz not null default agora()
);
create index "navegador_conhecido_antigo" on "navegador_conhecido" ("usado_em");
create index "navegador_conhecido_do_entregador" on "navegador_conhecido" ("entregador_id") where entregador_id is not null;
create index "navegador_conhecido_do_comercio" on "navegador_conhecido" ("comercio_id") where comercio_id is not null;
create index "navegador_conhecido_do_funcionario" on "navegador_conhecido" ("funcionario_id") where funcionario_id is not null;
create unique index navegador_conhecido_unico on navegador_conhecido
  (navegador_hash, entregador_id, comercio_id, funcionario_id) nulls not distinct;
alter table "navegador_conhecido" add constraint "navegador_conhecido_de_um" check (num_nonnulls(entregador_id, comercio_id, funcionario_id) = 1);
alter table "navegador_conhecido" add constraint "navegador_conhecido_navegador_hash_check" check (length(navegador_hash) = 32);

create table "pagamento" (
  "id" serial primary key,
  "semana_inicio" date not null,
  "entregador_id" int not null,
  "total_valor" numeric(14,2) not null,
  "total_taxa" numeric(14,2) not null,
  "total_liquido" numeric(14,2) not null,
  "pago_em" timestamptz not null default agora(),
  "pago_por" int not null
);
alter table "pagamento" add constraint "pagamento_da_semana" unique ("semana_inicio", "entregador_id");
alter table "pagamento" add constraint "pagamento_liquido" check (total_liquido = (total_valor - total_taxa));

create table "resumo_semanal" (
  "semana_inicio" date not null,
  "entregador_id" int not null,
  "comercio_id" int not null,
  "total_entregas" int not null,
  "total_quantidade" int not null,
  "total_valor" numeric(14,2) not null,
  primary key ("semana_inicio", "entregador_id", "comercio_id")
);
create index "resumo_do_entregador" on "resumo_semanal" ("entregador_id", "semana_inicio" DESC);
create index "resumo_do_comercio" on "resumo_semanal" ("comercio_id", "semana_inicio" DESC);

create table "rota" (
  "id" serial primary key,
  "comercio_id" int not null,
  "urgente" boolean not null default false,
  "criada_em" timestamptz not null default agora(),
  "aguardando" boolean not null default true,
  "sinalizada_em" timestamptz null
);
create index "rota_do_comercio" on "rota" ("comercio_id");
create index "rota_aguardando" on "rota" ("urgente" DESC, "criada_em", "id") where aguardando;

create table "oferta" (
  "id" serial primary key,
  "rota_id" int not null,
  "entregador_id" int not null,
  "posicao_fila" int not null,
  "enviada_em" timestamptz not null,
  "entregar_ate" timestamptz not null,
  "expira_em" timestamptz not null,
  "entregue_em" timestamptz null,
  "vista_em" timestamptz null,
  "respondida_em" timestamptz null,
  "por_push" boolean not null default false,
  "push_em" timestamptz null,
  "resultado" text null,
  "recusa" int null
);
create index "oferta_por_rota" on "oferta" ("rota_id", "entregador_id", "respondida_em" DESC);
create index "oferta_do_entregador" on "oferta" ("entregador_id", "enviada_em" DESC);
create index "oferta_push_a_enviar" on "oferta" ("id") where por_push and push_em is null and resultado is null;
create unique index "oferta_viva_da_rota" on "oferta" ("rota_id") where resultado is null;
create unique index "oferta_viva_do_entregador" on "oferta" ("entregador_id") where resultado is null;
create unique index "oferta_aceita_da_rota" on "oferta" ("rota_id") where resultado = 'aceita';
alter table "oferta" add constraint "oferta_prazo" check (expira_em > enviada_em);
alter table "oferta" add constraint "oferta_respondida" check ((resultado is null) = (respondida_em is null));
alter table "oferta" add constraint "oferta_push" check (push_em is null or por_push);
alter table "oferta" add constraint "oferta_recusada" check (recusa is null or resultado = 'recusada');
alter table "oferta" add constraint "oferta_recusa_check" check (recusa >= 1);
alter table "oferta" add constraint "oferta_resultado_check" check ("resultado" in ('aceita', 'recusada', 'expirada', 'nao_entregue', 'retirada'));

create table "oferta_pulo" (
  "oferta_id" int not null,
  "entregador_id" int not null,
  "motivo" text not null,
  "quando" timestamptz not null,
  primary key ("oferta_id", "entregador_id")
);
create index "oferta_pulo_do_entregador" on "oferta_pulo" ("entregador_id", "quando" DESC);
alter table "oferta_pulo" add constraint "oferta_pulo_motivo_check" check ("motivo" in ('inalcancavel', 'pausa_recusa', 'pausa_expirada'));

create table "sessao" (
  "token_hash" bytea not null,
  "id" uuid not null default gen_random_uuid(),
  "aparelho" text not null default 'Aparelho desconhecido',
  "user_type" text not null,
  "entregador_id" int null,
  "comercio_id" int null,
  "funcionario_id" int null,
  "criada_em" timestamptz not null default agora(),
  "usada_em" timestamptz not null default agora(),
  "expira_em" timestamptz not null,
  "limite_em" timestamptz not null,
  primary key ("token_hash")
);
alter table "sessao" add constraint "sessao_por_id" unique ("id");
create index "sessao_vencida" on "sessao" ("expira_em");
create index "sessao_do_entregador" on "sessao" ("entregador_id") where entregador_id is not null;
create index "sessao_do_comercio" on "sessao" ("comercio_id") where comercio_id is not null;
create index "sessao_do_funcionario" on "sessao" ("funcionario_id") where funcionario_id is not null;
alter table "sessao" add constraint "sessao_de_um" check (num_nonnulls(entregador_id, comercio_id, funcionario_id) = 1);
alter table "sessao" add constraint "sessao_do_tipo" check ((user_type = 'entregador') = (entregador_id is not null) and (user_type = 'comercio') = (comercio_id is not null));
alter table "sessao" add constraint "sessao_token_hash_check" check (length(token_hash) = 32);
alter table "sessao" add constraint "sessao_user_type_check" check ("user_type" in ('entregador', 'comercio', 'admin', 'suporte'));

create table "inscricao_push" (
  "id" serial primary key,
  "entregador_id" int not null,
  "sessao_hash" bytea not null,
  "endpoint" text not null,
  "chave_p256dh" text not null,
  "chave_auth" text not null,
  "criada_em" timestamptz not null default agora()
);
create index "inscricao_push_do_entregador" on "inscricao_push" ("entregador_id");
create index "inscricao_push_da_sessao" on "inscricao_push" ("sessao_hash");
alter table "inscricao_push" add constraint "inscricao_push_endpoint_unique" unique ("endpoint");
alter table "inscricao_push" add constraint "inscricao_push_endpoint_check" check (length(endpoint) <= 2000);

create table "solicitacao" (
  "id" serial primary key,
  "rota_id" int not null,
  "ordem" int not null default 1,
  "comercio_id" int not null,
  "entregador_id" int null,
  "endereco" text not null,
  "observacao" text null,
  "urgente" boolean not null default false,
  "origem" text not null,
  "valor_estimado" numeric(12,2) not null,
  "link_localizacao" text null,
  "status" text not null default 'aguardando',
  "data_solicitacao" timestamptz not null default agora(),
  "data_status" timestamptz not null default agora(),
  "atribuida_por" int null
);
create index "solicitacao_do_comercio" on "solicitacao" ("comercio_id", "data_solicitacao" DESC);
create index "solicitacao_do_entregador" on "solicitacao" ("entregador_id", "data_status" DESC) where entregador_id is not null;
create index "solicitacao_aberta_do_entregador" on "solicitacao" ("entregador_id") where status in ('aceita', 'em_retirada', 'em_entrega');
create index "solicitacao_aberta_do_comercio" on "solicitacao" ("comercio_id") where status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega');
create index "solicitacao_recente" on "solicitacao" ("data_solicitacao" DESC);
create index "solicitacao_encerrada_do_comercio" on "solicitacao" ("comercio_id", "data_status" DESC) include ("id") where status in ('finalizada', 'cancelada');
create index "solicitacao_encerrada" on "solicitacao" ("data_status" DESC) include ("id") where status in ('finalizada', 'cancelada');
alter table "solicitacao" add constraint "solicitacao_ordem_na_rota" unique ("rota_id", "ordem");
alter table "solicitacao" add constraint "solicitacao_com_entregador" check (not (status in ('aceita', 'em_retirada', 'em_entrega', 'finalizada')) or entregador_id is not null);
alter table "solicitacao" add constraint "solicitacao_sem_entregador" check (status <> 'aguardando' or entregador_id is null);
alter table "solicitacao" add constraint "solicitacao_ordem_check" check (ordem >= 1);
alter table "solicitacao" add constraint "solicitacao_endereco_check" check (endereco = btrim(endereco) and endereco <> '');
alter table "solicitacao" add constraint "solicitacao_valor_estimado_check" check (valor_estimado > 0);
alter table "solicitacao" add constraint "solicitacao_origem_check" check ("origem" in ('manual', 'ifood'));
alter table "solicitacao" add constraint "solicitacao_status_check" check ("status" in ('aguardando', 'aceita', 'em_retirada', 'em_entrega', 'finalizada', 'cancelada'));
create or replace function "solicitacao_contada_fn"() returns trigger as $$
begin
  update entregador set total_solicitacoes = total_solicitacoes + 1 where id = new.entregador_id;
  return null;
end;
$$ language plpgsql;
create trigger "contada" AFTER INSERT on "solicitacao" for each ROW
  when ((new.entregador_id IS NOT NULL)) execute function "solicitacao_contada_fn"();
create or replace function "solicitacao_recontada_fn"() returns trigger as $$
begin
  update entregador set total_solicitacoes = total_solicitacoes - 1 where id = old.entregador_id;
  update entregador set total_solicitacoes = total_solicitacoes + 1 where id = new.entregador_id;
  return null;
end;
$$ language plpgsql;
create trigger "recontada" AFTER UPDATE on "solicitacao" for each ROW
  when ((old.entregador_id IS DISTINCT FROM new.entregador_id)) execute function "solicitacao_recontada_fn"();

create table "mensagem" (
  "id" uuid not null,
  "solicitacao_id" int not null,
  "entregador_id" int null,
  "sequencia" int not null,
  "remetente_tipo" text not null,
  "mensagem" text not null,
  "data_envio" timestamptz not null,
  primary key ("id")
);
create index "mensagem_do_entregador" on "mensagem" ("entregador_id");
alter table "mensagem" add constraint "mensagem_sequencia" unique ("solicitacao_id", "sequencia");
alter table "mensagem" add constraint "mensagem_mensagem_check" check (btrim(mensagem) <> '');
alter table "mensagem" add constraint "mensagem_remetente_tipo_check" check ("remetente_tipo" in ('entregador', 'comercio'));
create or replace function "mensagem_marcada_fn"() returns trigger as $$
begin
  new.entregador_id := (select entregador_id from solicitacao where id = new.solicitacao_id);
  return new;
end;
$$ language plpgsql;
create trigger "marcada" BEFORE INSERT on "mensagem" for each ROW
  when ((new.entregador_id IS NULL)) execute function "mensagem_marcada_fn"();

create table "leitura" (
  "solicitacao_id" int not null,
  "leitor_tipo" text not null,
  "ate_sequencia" int not null,
  primary key ("solicitacao_id", "leitor_tipo")
);
alter table "leitura" add constraint "leitura_leitor_tipo_check" check ("leitor_tipo" in ('entregador', 'comercio'));

create table "intervencao" (
  "id" serial primary key,
  "solicitacao_id" int not null,
  "acao" text not null,
  "motivo" text not null,
  "funcionario_id" int not null,
  "de_entregador_id" int not null,
  "para_entregador_id" int null,
  "quando" timestamptz not null
);
create index intervencao_da_solicitacao on intervencao (solicitacao_id, id desc);
create index "intervencao_do_entregador" on "intervencao" ("de_entregador_id", "quando" DESC);
alter table "intervencao" add constraint "intervencao_para_quem" check ((acao = 'transferir') = (para_entregador_id is not null));
alter table "intervencao" add constraint "intervencao_para_outro" check (para_entregador_id <> de_entregador_id);
alter table "intervencao" add constraint "intervencao_motivo_check" check (motivo = btrim(motivo) and motivo <> '');
alter table "intervencao" add constraint "intervencao_acao_check" check ("acao" in ('transferir', 'finalizar', 'cancelar'));

create table "entrega" (
  "id" serial primary key,
  "comercio_id" int not null,
  "entregador_id" int not null,
  "solicitacao_id" int null,
  "quantidade" int not null,
  "valor" numeric(12,2) not null,
  "endereco" text null,
  "tipo_pagamento" text not null,
  "status" text not null,
  "data" timestamptz not null,
  "data_entrega" timestamptz null,
  "valor_liquido" numeric(12,2) generated always as (valor - round(valor * 0.10, 2)) stored not null,
  "semana_inicio" date generated always as ((date_trunc('week', timezone('America/Sao_Paulo', data_entrega)))::date) stored null
);
alter table "entrega" add constraint "entrega_solicitacao_id_unique" unique ("solicitacao_id");
create index "entrega_da_semana_do_entregador" on "entrega" ("entregador_id", "semana_inicio" DESC, "data_entrega" DESC);
create index "entrega_da_semana_do_comercio" on "entrega" ("comercio_id", "semana_inicio" DESC, "data_entrega" DESC);
create index "entrega_recente_do_comercio" on "entrega" ("comercio_id", "data" DESC);
create index "entrega_recente_do_entregador" on "entrega" ("entregador_id", "data" DESC);
create index "entrega_pendente" on "entrega" ("comercio_id", "data") where status = 'pendente';
alter table "entrega" add constraint "entrega_concluida" check ((status = 'concluida') = (data_entrega is not null));
alter table "entrega" add constraint "entrega_quantidade_check" check (quantidade >= 1);
alter table "entrega" add constraint "entrega_valor_check" check (valor >= 0);
alter table "entrega" add constraint "entrega_tipo_pagamento_check" check ("tipo_pagamento" in ('online', 'maquininha', 'dinheiro'));
alter table "entrega" add constraint "entrega_status_check" check ("status" in ('pendente', 'concluida'));
create or replace function "entrega_contada_fn"() returns trigger as $$
begin
  if new.status = 'concluida' and (tg_op = 'INSERT' or old.status <> 'concluida') then
    update entregador set total_entregas = total_entregas + 1 where id = new.entregador_id;
  end if;
  return null;
end;
$$ language plpgsql;
create trigger "contada" AFTER INSERT OR UPDATE on "entrega" for each ROW execute function "entrega_contada_fn"();
create or replace function "entrega_somada_fn"() returns trigger as $$
begin
  if tg_op = 'UPDATE' and old.status = 'concluida' and to_jsonb(old) - 'endereco' = to_jsonb(new) - 'endereco' then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.status = 'concluida' then
    raise exception 'a concluded entrega does not change (id %)', old.id;
  end if;
  if tg_op = 'DELETE' then return null; end if;
  if new.status = 'concluida' then
    insert into resumo_semanal as r
      (semana_inicio, entregador_id, comercio_id, total_entregas, total_quantidade, total_valor)
    values (semana_de(new.data_entrega), new.entregador_id, new.comercio_id, 1, new.quantidade, new.valor)
    on conflict (semana_inicio, entregador_id, comercio_id) do update
      set total_entregas = r.total_entregas + 1,
          total_quantidade = r.total_quantidade + excluded.total_quantidade,
          total_valor = r.total_valor + excluded.total_valor;
  end if;
  return null;
end;
$$ language plpgsql;
create trigger "somada" AFTER INSERT OR UPDATE OR DELETE on "entrega" for each ROW execute function "entrega_somada_fn"();

create table "avaliacao" (
  "id" serial primary key,
  "solicitacao_id" int not null,
  "comercio_id" int not null,
  "entregador_id" int not null,
  "nota" int not null,
  "comentario" text null,
  "data_avaliacao" timestamptz not null default agora()
);
alter table "avaliacao" add constraint "avaliacao_solicitacao_id_unique" unique ("solicitacao_id");
create index "avaliacao_do_entregador" on "avaliacao" ("entregador_id", "data_avaliacao" DESC);
alter table "avaliacao" add constraint "avaliacao_nota_check" check (nota >= 0 and nota <= 5);
create or replace function "avaliacao_contada_fn"() returns trigger as $$
begin
  update entregador set avaliacao_soma = avaliacao_soma + new.nota, total_avaliacoes = total_avaliacoes + 1
   where id = new.entregador_id;
  return null;
end;
$$ language plpgsql;
create trigger "contada" AFTER INSERT on "avaliacao" for each ROW
  when ((new.nota > 0)) execute function "avaliacao_contada_fn"();

create table "solicitacao_historico" (
  "solicitacao_id" int not null,
  "status" text not null,
  "quando" timestamptz not null,
  "ator_tipo" text not null,
  "ator_id" int null,
  primary key ("solicitacao_id", "status")
);
alter table "solicitacao_historico" add constraint "solicitacao_historico_status_check" check ("status" in ('aguardando', 'aceita', 'em_retirada', 'em_entrega', 'finalizada', 'cancelada'));
alter table "solicitacao_historico" add constraint "solicitacao_historico_ator_tipo_check" check ("ator_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));

create table "suspensao" (
  "id" serial primary key,
  "entregador_id" int not null,
  "tipo_suspensao" text not null,
  "motivo_suspensao" text not null,
  "duracao_horas" int not null,
  "data_suspensao" timestamptz not null,
  "data_expiracao_suspensao" timestamptz not null,
  "data_remocao" timestamptz null,
  "suspensa_por" int null,
  "removida_por" int null
);
create index "suspensao_recente" on "suspensao" ("data_suspensao" DESC);
create unique index "suspensao_ativa_unica" on "suspensao" ("entregador_id") where data_remocao is null;
alter table "suspensao" add constraint "suspensao_prazo" check (data_expiracao_suspensao > data_suspensao);
alter table "suspensao" add constraint "suspensao_duracao_horas_check" check (duracao_horas > 0);
alter table "suspensao" add constraint "suspensao_tipo_suspensao_check" check ("tipo_suspensao" in ('automatica', 'manual'));

create table "contestacao" (
  "id" serial primary key,
  "suspensao_id" int not null,
  "texto" text not null,
  "enviada_em" timestamptz not null default agora(),
  "resposta" text null,
  "respondida_em" timestamptz null,
  "respondida_por" int null
);
alter table "contestacao" add constraint "contestacao_suspensao_id_unique" unique ("suspensao_id");
alter table "contestacao" add constraint "contestacao_respondida" check ((resposta is null) = (respondida_em is null));

create table "turno" (
  "id" serial primary key,
  "entregador_id" int not null,
  "inicio" timestamptz not null,
  "fim" timestamptz null
);
create index "turno_por_entregador" on "turno" ("entregador_id", "inicio" DESC);
create unique index "turno_aberto_unico" on "turno" ("entregador_id") where fim is null;
alter table "turno" add constraint "turno_fim" check (fim is null or fim >= inicio);

alter table "fila_entregador" add constraint "fila_entregador_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "foto" add constraint "foto_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "foto" add constraint "foto_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "navegador_conhecido" add constraint "navegador_conhecido_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "navegador_conhecido" add constraint "navegador_conhecido_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "navegador_conhecido" add constraint "navegador_conhecido_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");

alter table "pagamento" add constraint "pagamento_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "pagamento" add constraint "pagamento_pago_por_foreign" foreign key ("pago_por") references "funcionario" ("id");

alter table "resumo_semanal" add constraint "resumo_semanal_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "resumo_semanal" add constraint "resumo_semanal_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "rota" add constraint "rota_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "oferta" add constraint "oferta_rota_id_foreign" foreign key ("rota_id") references "rota" ("id");
alter table "oferta" add constraint "oferta_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "oferta_pulo" add constraint "oferta_pulo_oferta_id_foreign" foreign key ("oferta_id") references "oferta" ("id");
alter table "oferta_pulo" add constraint "oferta_pulo_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "sessao" add constraint "sessao_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "sessao" add constraint "sessao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "sessao" add constraint "sessao_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");

alter table "inscricao_push" add constraint "inscricao_push_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "inscricao_push" add constraint "inscricao_push_sessao_hash_foreign" foreign key ("sessao_hash") references "sessao" ("token_hash") on delete cascade;

alter table "solicitacao" add constraint "solicitacao_rota_id_foreign" foreign key ("rota_id") references "rota" ("id");
alter table "solicitacao" add constraint "solicitacao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "solicitacao" add constraint "solicitacao_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "solicitacao" add constraint "solicitacao_atribuida_por_foreign" foreign key ("atribuida_por") references "funcionario" ("id");

alter table "mensagem" add constraint "mensagem_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "mensagem" add constraint "mensagem_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "leitura" add constraint "leitura_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");

alter table "intervencao" add constraint "intervencao_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "intervencao" add constraint "intervencao_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");
alter table "intervencao" add constraint "intervencao_de_entregador_id_foreign" foreign key ("de_entregador_id") references "entregador" ("id");
alter table "intervencao" add constraint "intervencao_para_entregador_id_foreign" foreign key ("para_entregador_id") references "entregador" ("id");

alter table "entrega" add constraint "entrega_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "entrega" add constraint "entrega_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "entrega" add constraint "entrega_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");

alter table "avaliacao" add constraint "avaliacao_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "avaliacao" add constraint "avaliacao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "avaliacao" add constraint "avaliacao_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "solicitacao_historico" add constraint "solicitacao_historico_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");

alter table "suspensao" add constraint "suspensao_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "suspensao" add constraint "suspensao_suspensa_por_foreign" foreign key ("suspensa_por") references "funcionario" ("id");
alter table "suspensao" add constraint "suspensao_removida_por_foreign" foreign key ("removida_por") references "funcionario" ("id");

alter table "contestacao" add constraint "contestacao_suspensao_id_foreign" foreign key ("suspensao_id") references "suspensao" ("id");
alter table "contestacao" add constraint "contestacao_respondida_por_foreign" foreign key ("respondida_por") references "funcionario" ("id");

alter table "turno" add constraint "turno_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table fila_entregador set (fillfactor = 70);

create or replace trigger nao_se_esvazia before truncate on auditoria
  for each statement execute function proibir_alteracao();

insert into despacho (id) values (1) on conflict do nothing;
`,
};
