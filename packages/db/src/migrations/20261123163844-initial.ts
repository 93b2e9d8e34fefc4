import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create initial`). */
export const initial: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create or replace function agora()
returns timestamptz
language sql volatile
as $$
  select clock_timestamp()
$$;

create or replace function semana_de(instante timestamptz)
returns date
language sql immutable parallel safe
as $$
  select (date_trunc('week', timezone('America/Sao_Paulo', instante)))::date
$$;

create or replace function inicio_da_semana(segunda date)
returns timestamptz
language sql immutable parallel safe
as $$
  select timezone('America/Sao_Paulo', segunda::timestamp)
$$;

create or replace function taxa_de(total numeric)
returns numeric
language sql immutable parallel safe
as $$
  select round(total * 0.10, 2)
$$;

create sequence if not exists rota_mudanca;

create or replace function proxima_mudanca()
returns bigint
language sql volatile
as $$
  select nextval('rota_mudanca')
$$;

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
create index "auditoria_por_ator" on "auditoria" ("ator_tipo", "ator_id");
create index "auditoria_recente" on "auditoria" ("quando" DESC);
create index "auditoria_por_alvo" on "auditoria" ("alvo_tipo", "alvo_id", "quando" DESC);

create table "chave_push" (
  "id" int not null,
  "publica" text not null,
  "privada_cifrada" text not null,
  "criada_em" timestamptz not null default agora(),
  primary key ("id")
);
alter table "chave_push" add constraint "chave_push_id_check" check (id = 1);

create table "elo" (
  "id" int not null,
  "tipo" text not null,
  "referencia_id" int not null,
  "conteudo" text not null,
  "anterior" text not null,
  "hash" text not null,
  primary key ("id")
);
alter table "elo" add constraint "elo_anterior_unique" unique ("anterior");
alter table "elo" add constraint "elo_do_ato" unique ("tipo", "referencia_id");
alter table "elo" add constraint "elo_tipo_check" check ("tipo" in ('quitacao', 'recebimento'));

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
  "aprovacao" text null,
  "recusada_em" timestamptz null,
  "recusa_motivo" text null,
  "aparece_no_ranking" boolean not null default true,
  "aparece_no_rastreio" boolean not null default false,
  "veiculo" text not null default 'moto_mochila',
  "consentimento_em" timestamptz null,
  "data_cadastro" timestamptz not null default agora(),
  "removido_em" timestamptz null,
  "avaliacao_soma" int not null default 0,
  "total_avaliacoes" int not null default 0,
  "total_entregas" int not null default 0,
  "total_solicitacoes" int not null default 0
);
create index "entregador_veiculo" on "entregador" ("veiculo") where ativo;
create index entregador_por_nome on entregador (lower(nome_completo)) where ativo;
create index entregador_em_aprovacao_usuario on entregador (lower(usuario)) where aprovacao is not null;
create index "entregador_em_aprovacao" on "entregador" ("aprovacao", "data_cadastro", "id") where aprovacao is not null;
create unique index entregador_usuario_unico on entregador (lower(usuario)) where ativo;
create unique index "entregador_cpf_unico" on "entregador" ("cpf_indice") where ativo;
create unique index entregador_pendente_usuario on entregador (lower(usuario)) where aprovacao = 'pendente';
create unique index "entregador_pendente_cpf" on "entregador" ("cpf_indice") where aprovacao = 'pendente';
alter table "entregador" add constraint "entregador_removido" check (ativo = (removido_em is null and aprovacao is null));
alter table "entregador" add constraint "entregador_em_aprovacao_vivo" check (aprovacao is null or removido_em is null);
alter table "entregador" add constraint "entregador_recusado" check ((case when aprovacao = 'recusada' then recusada_em is not null and recusa_motivo is not null else recusada_em is null and recusa_motivo is null end));
alter table "entregador" add constraint "entregador_estado_civil_check" check ("estado_civil" in ('solteiro', 'casado', 'divorciado', 'viuvo'));
alter table "entregador" add constraint "entregador_pix_tipo_chave_check" check ("pix_tipo_chave" in ('cpf', 'telefone', 'email', 'aleatoria'));
alter table "entregador" add constraint "entregador_aprovacao_check" check ("aprovacao" in ('pendente', 'recusada'));
alter table "entregador" add constraint "entregador_veiculo_check" check ("veiculo" in ('moto_mochila', 'moto_bau', 'carro', 'bicicleta', 'patinete', 'utilitario'));

create table "fechamento" (
  "id" int not null,
  "ate" date not null,
  primary key ("id")
);
alter table "fechamento" add constraint "fechamento_id_check" check (id = 1);

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

create table "contestacao_valor" (
  "id" serial primary key,
  "semana_inicio" date not null,
  "entregador_id" int not null,
  "texto" text not null,
  "enviada_em" timestamptz not null default agora(),
  "resposta" text null,
  "respondida_em" timestamptz null,
  "respondida_por" int null
);
create index "contestacao_valor_do_entregador" on "contestacao_valor" ("entregador_id", "semana_inicio" DESC);
create index "contestacao_valor_da_semana" on "contestacao_valor" ("semana_inicio");
create unique index "contestacao_valor_aberta" on "contestacao_valor" ("semana_inicio", "entregador_id") where respondida_em is null;
alter table "contestacao_valor" add constraint "contestacao_valor_respondida" check ((resposta is null) = (respondida_em is null));

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

create table "identidade_externa" (
  "id" int not null,
  "app_id" uuid not null default gen_random_uuid(),
  "criada_em" timestamptz not null default agora(),
  primary key ("id")
);
alter table "identidade_externa" add constraint "identidade_externa_id_check" check (id = 1);

create table "limite" (
  "key" varchar(255) not null,
  "points" int not null default 0,
  "expire" bigint null,
  primary key ("key")
);
create index "limite_vencido" on "limite" ("expire");

create table "limpeza" (
  "tarefa" text not null,
  "terminada_em" timestamptz not null,
  "duracao_ms" int not null,
  "linhas" int not null,
  "ha_mais" boolean not null,
  "falhou" boolean not null,
  "ate" text null,
  primary key ("tarefa")
);
alter table "limpeza" add constraint "limpeza_duracao_ms_check" check (duracao_ms >= 0);
alter table "limpeza" add constraint "limpeza_linhas_check" check (linhas >= 0);
alter table "limpeza" add constraint "limpeza_tarefa_check" check ("tarefa" in ('semanas', 'pedidos', 'mensagens', 'provas', 'ofertas', 'turnos', 'silencios', 'suspensoes', 'intervencoes', 'contas', 'cadastros', 'rastreios', 'externos', 'sessoes', 'navegadores', 'respostas', 'limites', 'auditoria'));

create table "lote_pagamento" (
  "id" serial primary key,
  "semana_inicio" date not null,
  "banco" text not null,
  "layout" text not null,
  "empresa_documento" text not null,
  "nsa" int not null,
  "arquivo" text null,
  "hash" text not null,
  "total" numeric(14,2) not null,
  "quantidade" int not null,
  "criado_em" timestamptz not null default agora(),
  "aprovado_por" int not null,
  "cancelado_em" timestamptz null,
  "cancelado_por" int null,
  "motivo_cancelamento" text null
);
alter table "lote_pagamento" add constraint "lote_pagamento_nsa_unique" unique ("nsa");
create index "lote_da_semana" on "lote_pagamento" ("semana_inicio", "id" DESC);
alter table "lote_pagamento" add constraint "lote_cancelado_por" check ((cancelado_em is null) = (cancelado_por is null));
alter table "lote_pagamento" add constraint "lote_cancelado_com_motivo" check ((cancelado_em is null) = (motivo_cancelamento is null));
alter table "lote_pagamento" add constraint "lote_pagamento_nsa_check" check (nsa >= 1 and nsa <= 999999);

create table "lote_retorno" (
  "id" serial primary key,
  "lote_id" int not null,
  "hash" text not null,
  "importado_em" timestamptz not null default agora(),
  "importado_por" int not null
);
alter table "lote_retorno" add constraint "lote_retorno_unico" unique ("lote_id", "hash");

create table "pagamento" (
  "id" serial primary key,
  "semana_inicio" date not null,
  "entregador_id" int not null,
  "total_entregas" int not null default 0,
  "total_valor" numeric(14,2) not null,
  "total_taxa" numeric(14,2) not null,
  "total_ajustes" numeric(14,2) not null default 0,
  "total_liquido" numeric(14,2) not null,
  "preparado_em" timestamptz not null default agora(),
  "preparado_por" int null
);
create index "pagamento_do_entregador" on "pagamento" ("entregador_id", "semana_inicio" DESC);
alter table "pagamento" add constraint "pagamento_da_semana" unique ("semana_inicio", "entregador_id");
alter table "pagamento" add constraint "pagamento_liquido" check (total_liquido = ((total_valor - total_taxa) + total_ajustes));

create table "lote_item" (
  "id" serial primary key,
  "lote_id" int not null,
  "pagamento_id" int not null,
  "valor" numeric(14,2) not null,
  "seu_numero" text not null,
  "resultado" text null,
  "ocorrencias" text not null default '',
  "retorno_em" timestamptz null
);
alter table "lote_item" add constraint "lote_item_seu_numero_unique" unique ("seu_numero");
create unique index "lote_item_vivo" on "lote_item" ("pagamento_id") where resultado is null;
alter table "lote_item" add constraint "lote_item_do_lote" unique ("lote_id", "pagamento_id");
alter table "lote_item" add constraint "lote_item_respondido" check ((resultado is null) or (retorno_em is not null));
alter table "lote_item" add constraint "lote_item_valor_check" check (valor > (0)::numeric);
alter table "lote_item" add constraint "lote_item_resultado_check" check ("resultado" in ('pago', 'recusado', 'cancelado'));

create table "ajuste" (
  "id" serial primary key,
  "semana_inicio" date not null,
  "entregador_id" int not null,
  "tipo" text not null,
  "valor" numeric(12,2) not null,
  "motivo" text not null,
  "criado_em" timestamptz not null default agora(),
  "criado_por" int not null,
  "consentido_em" timestamptz null,
  "recusado_em" timestamptz null,
  "cancelado_em" timestamptz null,
  "cancelado_por" int null,
  "pagamento_id" int null
);
create index "ajuste_da_semana" on "ajuste" ("semana_inicio", "entregador_id");
create index "ajuste_do_entregador" on "ajuste" ("entregador_id", "semana_inicio" DESC);
alter table "ajuste" add constraint "ajuste_sinal" check ((tipo = 'bonus') = (valor > (0)::numeric));
alter table "ajuste" add constraint "ajuste_de_uma_segunda" check ((extract(isodow from semana_inicio) = (1)::numeric));
alter table "ajuste" add constraint "ajuste_uma_resposta" check (consentido_em is null or recusado_em is null);
alter table "ajuste" add constraint "ajuste_cancelado_por" check ((cancelado_em is null) = (cancelado_por is null));
alter table "ajuste" add constraint "ajuste_contado" check (pagamento_id is null or (cancelado_em is null and (valor > (0)::numeric or consentido_em is not null)));
alter table "ajuste" add constraint "ajuste_valor_check" check (valor <> (0)::numeric);
alter table "ajuste" add constraint "ajuste_tipo_check" check ("tipo" in ('bonus', 'dano', 'adiantamento'));

create table "praca" (
  "id" int not null,
  "nome" text null,
  primary key ("id")
);
alter table "praca" add constraint "praca_nome_check" check (nome = btrim(nome) and nome <> '');

create table "fila_entregador" (
  "entregador_id" int not null,
  "praca_id" int not null default 1,
  "online" boolean not null default false,
  "online_desde" timestamptz null,
  "fila_desde" timestamptz null,
  "recusas_consecutivas" int not null default 0,
  "expiradas_consecutivas" int not null default 0,
  "nao_entregues_consecutivas" int not null default 0,
  "suspenso_ate" timestamptz null,
  "motivo_offline" text null,
  "com_oferta" boolean not null default false,
  "entregas_abertas" int not null default 0,
  "inscrito" boolean not null default false,
  "alcancavel" boolean not null default false,
  "a_casar" boolean not null default false,
  "olhada" bigint not null default '0',
  primary key ("entregador_id")
);
create index "fila_em_ordem" on "fila_entregador" ("praca_id", "fila_desde", "entregador_id") where online and entregas_abertas = 0;
create index "fila_livre" on "fila_entregador" ("praca_id", "fila_desde", "entregador_id") where online and not com_oferta and entregas_abertas = 0 and alcancavel;
create index "fila_silenciosa" on "fila_entregador" ("praca_id", "fila_desde", "entregador_id") where online and not com_oferta and entregas_abertas = 0 and not alcancavel;
create index "fila_acordavel" on "fila_entregador" ("praca_id", "fila_desde", "entregador_id") where online and not com_oferta and entregas_abertas = 0 and not alcancavel and inscrito;
create index "fila_a_casar" on "fila_entregador" ("praca_id", "entregador_id") where a_casar;
alter table "fila_entregador" add constraint "fila_entregador_na_fila" check (online = (fila_desde is not null));
alter table "fila_entregador" add constraint "fila_entregador_online" check (online = (online_desde is not null));
alter table "fila_entregador" add constraint "fila_entregador_suspenso" check (not online or suspenso_ate is null);
alter table "fila_entregador" add constraint "fila_entregador_recusas_consecutivas_check" check (recusas_consecutivas >= 0);
alter table "fila_entregador" add constraint "fila_entregador_expiradas_consecutivas_check" check (expiradas_consecutivas >= 0);
alter table "fila_entregador" add constraint "fila_entregador_nao_entregues_consecutivas_check" check (nao_entregues_consecutivas >= 0);
alter table "fila_entregador" add constraint "fila_entregador_entregas_abertas_check" check (entregas_abertas >= 0);

create table "despacho" (
  "id" int not null,
  primary key ("id")
);

create table "comercio" (
  "id" serial primary key,
  "nome" text not null,
  "nome_chave" text not null,
  "senha_hash" text not null,
  "senha_inicial" boolean not null default true,
  "endereco_retirada" text null,
  "link_loja" text null,
  "telefone" text null,
  "exigir_codigo" boolean not null default false,
  "exigir_foto" boolean not null default false,
  "exigir_recebedor" boolean not null default false,
  "praca_id" int not null default 1,
  "ativo" boolean not null default true,
  "data_cadastro" timestamptz not null default agora(),
  "removido_em" timestamptz null
);
create unique index "comercio_nome_unico" on "comercio" ("nome_chave") where ativo;
alter table "comercio" add constraint "comercio_removido" check (ativo = (removido_em is null));
alter table "comercio" add constraint "comercio_nome_check" check (nome = btrim(nome) and nome <> '');
alter table "comercio" add constraint "comercio_endereco_retirada_check" check (endereco_retirada = btrim(endereco_retirada) and endereco_retirada <> '');
alter table "comercio" add constraint "comercio_link_loja_check" check (starts_with(link_loja, 'https://'));
alter table "comercio" add constraint "comercio_telefone_check" check (starts_with(telefone, '+55'));

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

create table "maquininha" (
  "id" serial primary key,
  "comercio_id" int not null,
  "apelido" text not null,
  "serie" text null,
  "ativa" boolean not null default true,
  "criada_em" timestamptz not null default agora()
);
create unique index maquininha_apelido_unico on maquininha (comercio_id, lower(apelido)) where ativa;
alter table "maquininha" add constraint "maquininha_apelido_check" check (apelido = btrim(apelido) and apelido <> '');
alter table "maquininha" add constraint "maquininha_serie_check" check (serie = btrim(serie) and serie <> '');

create table "maquininha_posse" (
  "id" serial primary key,
  "maquininha_id" int not null,
  "entregador_id" int not null,
  "desde" timestamptz not null default agora(),
  "ate" timestamptz null,
  "recebida_por_tipo" text null,
  "recebida_por_id" int null
);
create index "maquininha_posse_atual" on "maquininha_posse" ("maquininha_id") where ate is null;
create index "maquininha_posse_do_entregador" on "maquininha_posse" ("entregador_id", "desde");
create index "maquininha_em_maos" on "maquininha_posse" ("entregador_id") where ate is null;
alter table "maquininha_posse" add constraint "maquininha_em_uma_mao" exclude using gist (int4range(maquininha_id, maquininha_id, '[]') with &&, tstzrange(desde, ate) with &&);
alter table "maquininha_posse" add constraint "maquininha_posse_fim" check (ate is null or ate >= desde);
alter table "maquininha_posse" add constraint "maquininha_posse_recebida" check ((ate is null) = (recebida_por_tipo is null));
alter table "maquininha_posse" add constraint "maquininha_posse_recebida_por_tipo_check" check ("recebida_por_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));

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
  "falhas" int not null default 0,
  "pausada_ate" timestamptz null,
  "criada_em" timestamptz not null default agora(),
  "criada_por_tipo" text not null,
  "criada_por_id" int null,
  "removida_em" timestamptz null
);
alter table "integracao" add constraint "integracao_cliente_unico" unique ("client_id");
create index "integracao_do_comercio" on "integracao" ("comercio_id", "id");
alter table "integracao" add constraint "integracao_cliente" check ((tipo = 'opendelivery') = (client_id is not null));
alter table "integracao" add constraint "integracao_anterior" check ((segredo_anterior_cifrado is null) = (anterior_ate is null));
alter table "integracao" add constraint "integracao_removida" check (not (ativa and removida_em is not null));
alter table "integracao" add constraint "integracao_nome_check" check (nome = btrim(nome) and nome <> '');
alter table "integracao" add constraint "integracao_tipo_check" check ("tipo" in ('opendelivery', 'webhook'));
alter table "integracao" add constraint "integracao_ambiente_check" check ("ambiente" in ('producao', 'teste'));
alter table "integracao" add constraint "integracao_retorno_check" check ("retorno" in ('exigir', 'ignorar'));
alter table "integracao" add constraint "integracao_criada_por_tipo_check" check ("criada_por_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));

create table "pedido_externo" (
  "id" serial primary key,
  "integracao_id" int not null,
  "order_id" uuid not null
);
alter table "pedido_externo" add constraint "pedido_externo_unico" unique ("integracao_id", "order_id");

create table "integracao_token" (
  "token_hash" bytea not null,
  "integracao_id" int not null,
  "expira_em" timestamptz not null,
  primary key ("token_hash")
);
create index "integracao_token_da_integracao" on "integracao_token" ("integracao_id");
create index "integracao_token_vencido" on "integracao_token" ("expira_em");
alter table "integracao_token" add constraint "integracao_token_token_hash_check" check (octet_length(token_hash) = 32);

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
alter table "chamada_externa" add constraint "chamada_externa_ms_check" check (ms >= 0);
alter table "chamada_externa" add constraint "chamada_externa_direcao_check" check ("direcao" in ('entrada', 'saida'));

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

create table "fatura" (
  "id" serial primary key,
  "semana_inicio" date not null,
  "comercio_id" int not null,
  "total_entregas" int not null,
  "total_valor" numeric(14,2) not null,
  "vence_em" date not null,
  "emitida_em" timestamptz not null default agora(),
  "emitida_por" int not null
);
create index "fatura_do_comercio" on "fatura" ("comercio_id", "semana_inicio" DESC);
alter table "fatura" add constraint "fatura_da_semana" unique ("semana_inicio", "comercio_id");
alter table "fatura" add constraint "fatura_de_uma_segunda" check ((extract(isodow from semana_inicio) = (1)::numeric));

create table "endereco_conhecido" (
  "id" serial primary key,
  "comercio_id" int not null,
  "chave" text not null,
  "busca" text not null,
  "endereco" text not null,
  "observacao" text null,
  "link_localizacao" text null,
  "valor_estimado" numeric(12,2) not null,
  "usos" int not null default 1,
  "usado_em" timestamptz not null default agora()
);
create index "endereco_conhecido_recente" on "endereco_conhecido" ("comercio_id", "usado_em" DESC);
create index "endereco_conhecido_antigo" on "endereco_conhecido" ("usado_em");
alter table "endereco_conhecido" add constraint "endereco_conhecido_unico" unique ("comercio_id", "chave");
alter table "endereco_conhecido" add constraint "endereco_conhecido_valor_estimado_check" check (valor_estimado > 0);
alter table "endereco_conhecido" add constraint "endereco_conhecido_usos_check" check (usos > 0);

create table "dica_do_lugar" (
  "id" serial primary key,
  "endereco_id" int not null,
  "entregador_id" int not null,
  "texto" text not null,
  "escrita_em" timestamptz not null default agora()
);
create index "dica_do_lugar_recente" on "dica_do_lugar" ("endereco_id", "escrita_em" DESC);
create index "dica_do_lugar_autor" on "dica_do_lugar" ("entregador_id");
alter table "dica_do_lugar" add constraint "dica_do_lugar_unica" unique ("endereco_id", "entregador_id");
alter table "dica_do_lugar" add constraint "dica_do_lugar_texto_check" check (texto = btrim(texto) and texto <> '');

create table "custodia_prestacao" (
  "id" serial primary key,
  "entregador_id" int not null,
  "comercio_id" int not null,
  "valor" numeric(12,2) not null,
  "criada_em" timestamptz not null default agora(),
  "criada_por_tipo" text not null,
  "criada_por_id" int null,
  "tentativas" int not null default 0,
  "confirmada_em" timestamptz null,
  "confirmada_por_tipo" text null,
  "confirmada_por_id" int null,
  "valor_recebido" numeric(12,2) null,
  "diferenca" numeric(12,2) not null default 0,
  "motivo" text null,
  "cancelada_em" timestamptz null
);
create index "custodia_prestacao_aberta_do_comercio" on "custodia_prestacao" ("comercio_id", "criada_em") where confirmada_em is null and cancelada_em is null;
create index "custodia_prestacao_a_confirmar" on "custodia_prestacao" ("criada_em") where confirmada_em is null and cancelada_em is null;
create index "custodia_prestacao_do_par" on "custodia_prestacao" ("entregador_id", "comercio_id", "criada_em" DESC);
create unique index "custodia_prestacao_aberta" on "custodia_prestacao" ("entregador_id", "comercio_id") where confirmada_em is null and cancelada_em is null;
alter table "custodia_prestacao" add constraint "custodia_prestacao_um_fim" check (confirmada_em is null or cancelada_em is null);
alter table "custodia_prestacao" add constraint "custodia_prestacao_confirmada" check ((confirmada_em is null) = (valor_recebido is null) and (confirmada_em is null) = (confirmada_por_tipo is null));
alter table "custodia_prestacao" add constraint "custodia_prestacao_diferenca" check (diferenca = 0 or motivo is not null);
alter table "custodia_prestacao" add constraint "custodia_prestacao_valor_check" check (valor > 0);
alter table "custodia_prestacao" add constraint "custodia_prestacao_tentativas_check" check (tentativas >= 0 and tentativas <= 5);
alter table "custodia_prestacao" add constraint "custodia_prestacao_valor_recebido_check" check (valor_recebido >= 0);
alter table "custodia_prestacao" add constraint "custodia_prestacao_diferenca_check" check (diferenca >= 0);
alter table "custodia_prestacao" add constraint "custodia_prestacao_motivo_check" check (motivo = btrim(motivo) and motivo <> '');
alter table "custodia_prestacao" add constraint "custodia_prestacao_criada_por_tipo_check" check ("criada_por_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));
alter table "custodia_prestacao" add constraint "custodia_prestacao_confirmada_por_tipo_check" check ("confirmada_por_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));

create table "custodia_contestacao" (
  "prestacao_id" int not null,
  "texto" text not null,
  "enviada_em" timestamptz not null default agora(),
  "decisao" text null,
  "resposta" text null,
  "respondida_em" timestamptz null,
  "respondida_por" int null,
  primary key ("prestacao_id")
);
create index "custodia_contestacao_aberta" on "custodia_contestacao" ("enviada_em") where respondida_em is null;
alter table "custodia_contestacao" add constraint "custodia_contestacao_respondida" check ((decisao is null) = (respondida_em is null) and (resposta is null) = (respondida_em is null));
alter table "custodia_contestacao" add constraint "custodia_contestacao_decisao_check" check ("decisao" in ('mantida', 'revertida'));

create table "custodia_aberta" (
  "entregador_id" int not null,
  "comercio_id" int not null,
  "desde" timestamptz not null default agora(),
  primary key ("entregador_id", "comercio_id")
);
create index "custodia_aberta_do_comercio" on "custodia_aberta" ("comercio_id");

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
alter table "chave_api" add constraint "chave_api_escopos" check (cardinality(escopos) > 0 and escopos <@ '{"solicitacoes:ler","solicitacoes:criar","solicitacoes:cancelar"}'::text[]);
alter table "chave_api" add constraint "chave_api_revogada" check ((revogada_em is null) = (revogada_por_tipo is null));
alter table "chave_api" add constraint "chave_api_chave_hash_check" check (octet_length(chave_hash) = 32);
alter table "chave_api" add constraint "chave_api_final_check" check (length(final) = 4);
alter table "chave_api" add constraint "chave_api_nome_check" check (nome = btrim(nome) and nome <> '');
alter table "chave_api" add constraint "chave_api_ambiente_check" check ("ambiente" in ('producao', 'teste'));
alter table "chave_api" add constraint "chave_api_revogada_por_tipo_check" check ("revogada_por_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));

create table "preco_do_comercio" (
  "id" serial primary key,
  "comercio_id" int not null,
  "bairro" text not null,
  "bairro_chave" text not null,
  "valor" numeric(12,2) not null
);
alter table "preco_do_comercio" add constraint "preco_do_comercio_unico" unique ("comercio_id", "bairro_chave");
alter table "preco_do_comercio" add constraint "preco_do_comercio_valor_check" check (valor > 0);

create table "preco_por_distancia" (
  "comercio_id" int not null,
  "ate_km" numeric(5,1) not null,
  "valor" numeric(12,2) not null,
  primary key ("comercio_id", "ate_km")
);
alter table "preco_por_distancia" add constraint "preco_por_distancia_ate_km_check" check (ate_km > 0);
alter table "preco_por_distancia" add constraint "preco_por_distancia_valor_check" check (valor > 0);

create table "prova_da_chave" (
  "id" int not null,
  "cifrada" text not null,
  "criada_em" timestamptz not null default agora(),
  primary key ("id")
);
alter table "prova_da_chave" add constraint "prova_da_chave_id_check" check (id = 1);

create table "quitacao" (
  "id" serial primary key,
  "pagamento_id" int not null,
  "tentativa" int not null,
  "tipo" text not null,
  "motivo" text null,
  "id_transacao" text null,
  "feita_em" timestamptz not null default agora(),
  "feita_por" int not null,
  "lote_id" int null
);
alter table "quitacao" add constraint "quitacao_unica" unique ("pagamento_id", "tentativa", "tipo");
alter table "quitacao" add constraint "quitacao_estorno_tem_motivo" check ((tipo = 'estornada') = (motivo is not null));
alter table "quitacao" add constraint "quitacao_tentativa_check" check (tentativa >= 1);
alter table "quitacao" add constraint "quitacao_tipo_check" check ("tipo" in ('paga', 'estornada'));

create table "recebimento" (
  "id" serial primary key,
  "fatura_id" int not null,
  "tentativa" int not null,
  "tipo" text not null,
  "motivo" text null,
  "feito_em" timestamptz not null default agora(),
  "feito_por" int not null
);
alter table "recebimento" add constraint "recebimento_unico" unique ("fatura_id", "tentativa", "tipo");
alter table "recebimento" add constraint "recebimento_estorno_tem_motivo" check ((tipo = 'estornada') = (motivo is not null));
alter table "recebimento" add constraint "recebimento_tentativa_check" check (tentativa >= 1);
alter table "recebimento" add constraint "recebimento_tipo_check" check ("tipo" in ('recebida', 'estornada'));

create table "resumo_fechado" (
  "entregador_id" int not null,
  "comercio_id" int not null,
  "total_entregas" int not null,
  "total_quantidade" int not null,
  "total_valor" numeric(14,2) not null,
  "total_taxa" numeric(14,2) not null,
  primary key ("entregador_id", "comercio_id")
);

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
  "praca_id" int not null default 1,
  "urgente" boolean not null default false,
  "prioritaria" boolean not null default false,
  "liberada_em" timestamptz not null default agora(),
  "aguardando" boolean not null default true,
  "oferecer_apos" timestamptz null,
  "retida" boolean not null default false,
  "antecedencia_segundos" int null,
  "sinalizada_em" timestamptz null,
  "com_oferta" boolean not null default false,
  "oferecivel" boolean generated always as (aguardando and not com_oferta and not retida) stored not null,
  "a_casar" boolean not null default true,
  "mudanca" bigint not null default proxima_mudanca()
);
create index "rota_do_comercio" on "rota" ("comercio_id");
create index "rota_aguardando" on "rota" ("praca_id", "prioritaria" DESC, "liberada_em", "id") where aguardando;
create index "rota_oferecivel" on "rota" ("praca_id", "prioritaria" DESC, "liberada_em", "id") where oferecivel;
create index "rota_a_casar" on "rota" ("praca_id", "prioritaria" DESC, "liberada_em", "id") where oferecivel and a_casar;
create index "rota_mudou" on "rota" ("praca_id", "mudanca") where oferecivel;
create index "rota_a_sinalizar" on "rota" ("liberada_em") where aguardando and sinalizada_em is null;
create index "rota_retida" on "rota" ("oferecer_apos") where retida;
create index "rota_urgente_do_comercio" on "rota" ("comercio_id", "liberada_em", "id") where aguardando and urgente;
create index "rota_prioritaria_do_comercio" on "rota" ("comercio_id", "liberada_em") where prioritaria;
alter table "rota" add constraint "rota_prioritaria_urgente" check (urgente or not prioritaria);
alter table "rota" add constraint "rota_retida_a_parte" check (not retida or (aguardando and not com_oferta and oferecer_apos is not null
        and antecedencia_segundos is not null and not prioritaria));

create table "pausa" (
  "rota_id" int not null,
  "entregador_id" int not null,
  "praca_id" int not null default 1,
  "motivo" text not null,
  "ate" timestamptz not null,
  primary key ("rota_id", "entregador_id")
);
create index "pausa_fim" on "pausa" ("ate");
alter table "pausa" add constraint "pausa_motivo_check" check ("motivo" in ('pausa_recusa', 'pausa_expirada', 'chamado'));

create table "oferta" (
  "id" serial primary key,
  "rota_id" int not null,
  "entregador_id" int not null,
  "praca_id" int not null default 1,
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
  "recusa" int null,
  "motivo_recusa" text null,
  "fila_desde" timestamptz null,
  "pulados_sem_sinal" int not null default 0,
  "pulados_em_pausa" int not null default 0,
  "pulados_com_dinheiro" int not null default 0
);
create index "oferta_por_rota" on "oferta" ("rota_id", "entregador_id", "respondida_em" DESC);
create index "oferta_do_entregador" on "oferta" ("entregador_id", "enviada_em" DESC);
create index "oferta_push_a_enviar" on "oferta" ("id") where por_push and push_em is null and resultado is null;
create index "oferta_vence" on "oferta" ((case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end)) where resultado is null;
create index "oferta_aceita" on "oferta" ("respondida_em") where resultado = 'aceita';
create index "oferta_passou_muitos" on "oferta" ("enviada_em") where pulados_sem_sinal > 10;
create unique index "oferta_viva_da_rota" on "oferta" ("rota_id") where resultado is null;
create unique index "oferta_viva_do_entregador" on "oferta" ("entregador_id") where resultado is null;
create unique index "oferta_aceita_da_rota" on "oferta" ("rota_id") where resultado = 'aceita';
alter table "oferta" add constraint "oferta_prazo" check (expira_em > enviada_em);
alter table "oferta" add constraint "oferta_respondida" check ((resultado is null) = (respondida_em is null));
alter table "oferta" add constraint "oferta_push" check (push_em is null or por_push);
alter table "oferta" add constraint "oferta_recusada" check (recusa is null or resultado = 'recusada');
alter table "oferta" add constraint "oferta_recusada_por" check (motivo_recusa is null or resultado = 'recusada');
alter table "oferta" add constraint "oferta_recusa_check" check (recusa >= 1);
alter table "oferta" add constraint "oferta_pulados_sem_sinal_check" check (pulados_sem_sinal >= 0);
alter table "oferta" add constraint "oferta_pulados_em_pausa_check" check (pulados_em_pausa >= 0);
alter table "oferta" add constraint "oferta_pulados_com_dinheiro_check" check (pulados_com_dinheiro >= 0);
alter table "oferta" add constraint "oferta_resultado_check" check ("resultado" in ('aceita', 'recusada', 'expirada', 'nao_entregue', 'retirada'));
alter table "oferta" add constraint "oferta_motivo_recusa_check" check ("motivo_recusa" in ('pneu', 'chuva', 'longe', 'outro'));

create table "oferta_pulo" (
  "oferta_id" int not null,
  "entregador_id" int not null,
  "motivo" text not null,
  "quando" timestamptz not null,
  primary key ("oferta_id", "entregador_id")
);
create index "oferta_pulo_do_entregador" on "oferta_pulo" ("entregador_id", "quando" DESC);
alter table "oferta_pulo" add constraint "oferta_pulo_motivo_check" check ("motivo" in ('inalcancavel', 'pausa_recusa', 'pausa_expirada', 'limite_dinheiro'));

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
create index "sessao_no_limite" on "sessao" ("limite_em");
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

create table "silencio" (
  "id" bigserial primary key,
  "entregador_id" int not null,
  "desde" timestamptz not null,
  "ate" timestamptz null,
  "fila_desde" timestamptz not null
);
create index "silencio_do_entregador" on "silencio" ("entregador_id", "desde" DESC);
create unique index "silencio_em_curso" on "silencio" ("entregador_id") where ate is null;

create table "sinal" (
  "entregador_id" int not null,
  "ultimo_sinal" timestamptz null,
  primary key ("entregador_id")
);

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
  "canal" text null,
  "numero_pedido" text null,
  "volta" boolean not null default false,
  "valor_estimado" numeric(12,2) not null,
  "link_localizacao" text null,
  "pagamento" text not null default 'online',
  "valor_a_receber" numeric(12,2) null,
  "troco_para" numeric(12,2) null,
  "exige_codigo" boolean not null default false,
  "exige_foto" boolean not null default false,
  "exige_recebedor" boolean not null default false,
  "recebedor" text null,
  "pronto_em" timestamptz null,
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
create index "solicitacao_passada_do_comercio" on "solicitacao" ("comercio_id", "id") where status in ('finalizada', 'cancelada');
create index "solicitacao_passada_do_entregador" on "solicitacao" ("entregador_id", "id") where status = 'finalizada';
create index solicitacao_do_numero on solicitacao (lower(numero_pedido) text_pattern_ops) where numero_pedido is not null;
create index "solicitacao_parada" on "solicitacao" ("status", "data_status") where status in ('aceita', 'em_retirada', 'em_entrega');
create index "solicitacao_encerrada" on "solicitacao" ("data_status" DESC) include ("id") where status in ('finalizada', 'cancelada');
alter table "solicitacao" add constraint "solicitacao_ordem_na_rota" unique ("rota_id", "ordem");
alter table "solicitacao" add constraint "solicitacao_com_entregador" check (not (status in ('aceita', 'em_retirada', 'em_entrega', 'finalizada')) or entregador_id is not null);
alter table "solicitacao" add constraint "solicitacao_na_porta" check (case when pagamento = 'online' then valor_a_receber is null
        else valor_a_receber is not null and valor_a_receber > 0 end);
alter table "solicitacao" add constraint "solicitacao_troco" check (troco_para is null
        or pagamento = 'dinheiro' and valor_a_receber is not null and troco_para >= valor_a_receber);
alter table "solicitacao" add constraint "solicitacao_recebedor" check (recebedor = btrim(recebedor) and recebedor <> '');
alter table "solicitacao" add constraint "solicitacao_sem_entregador" check (status <> 'aguardando' or entregador_id is null);
alter table "solicitacao" add constraint "solicitacao_ordem_check" check (ordem >= 1);
alter table "solicitacao" add constraint "solicitacao_endereco_check" check (endereco = btrim(endereco) and endereco <> '');
alter table "solicitacao" add constraint "solicitacao_valor_estimado_check" check (valor_estimado > 0);
alter table "solicitacao" add constraint "solicitacao_origem_check" check ("origem" in ('manual', 'ifood', 'opendelivery'));
alter table "solicitacao" add constraint "solicitacao_pagamento_check" check ("pagamento" in ('online', 'maquininha', 'dinheiro'));
alter table "solicitacao" add constraint "solicitacao_status_check" check ("status" in ('aguardando', 'aceita', 'em_retirada', 'em_entrega', 'finalizada', 'cancelada'));

create table "rastreio" (
  "solicitacao_id" int not null,
  "semente" bytea not null,
  "token_sha256" bytea not null,
  "criado_em" timestamptz not null default agora(),
  "recusado_em" timestamptz null,
  primary key ("solicitacao_id")
);
alter table "rastreio" add constraint "rastreio_token_sha256_unique" unique ("token_sha256");
alter table "rastreio" add constraint "rastreio_semente_check" check (octet_length(semente) = 16);
alter table "rastreio" add constraint "rastreio_token_sha256_check" check (octet_length(token_sha256) = 32);

create table "problema" (
  "id" serial primary key,
  "solicitacao_id" int not null,
  "entregador_id" int not null,
  "motivo" text not null,
  "mensagem" text null,
  "aberto_em" timestamptz not null default agora(),
  "acao" text null,
  "resposta" text null,
  "endereco_anterior" text null,
  "endereco_novo" text null,
  "respondido_por" text null,
  "respondido_por_id" int null,
  "respondido_em" timestamptz null,
  "encerrado_em" timestamptz null
);
create index "problema_do_entregador" on "problema" ("entregador_id");
create index "problema_aberto" on "problema" ("aberto_em", "id") where encerrado_em is null;
create index problema_da_solicitacao on problema (solicitacao_id, id desc);
create unique index "problema_aberto_unico" on "problema" ("solicitacao_id") where encerrado_em is null;
alter table "problema" add constraint "problema_respondido" check ((acao is null) = (respondido_em is null) and (acao is null) = (respondido_por is null)
        and (acao is null) = (respondido_por_id is null) and (acao is null or encerrado_em is not null));
alter table "problema" add constraint "problema_novo_endereco" check (coalesce(acao = 'novo_endereco', false) = (endereco_novo is not null)
        and (endereco_novo is null) = (endereco_anterior is null));
alter table "problema" add constraint "problema_motivo_check" check ("motivo" in ('ninguem_atende', 'endereco_errado', 'cliente_recusa', 'avariado', 'pane', 'outro'));
alter table "problema" add constraint "problema_acao_check" check ("acao" in ('tentar_de_novo', 'trazer_de_volta', 'cancelar', 'novo_endereco'));
alter table "problema" add constraint "problema_respondido_por_check" check ("respondido_por" in ('comercio', 'admin', 'suporte'));

create table "foto_problema" (
  "problema_id" int not null,
  "bytes" bytea not null,
  "etag" text not null,
  "registrada_em" timestamptz not null default agora(),
  primary key ("problema_id")
);
create index "foto_problema_antiga" on "foto_problema" ("registrada_em");

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

create table "marco" (
  "solicitacao_id" int not null,
  "tipo" text not null,
  "quando" timestamptz not null,
  "registrado_em" timestamptz not null default agora(),
  "ator_tipo" text not null,
  "ator_id" int null,
  primary key ("solicitacao_id", "tipo")
);
alter table "marco" add constraint "marco_nao_depois" check (quando <= registrado_em);
alter table "marco" add constraint "marco_tipo_check" check ("tipo" in ('pronto', 'no_cliente', 'entregue', 'devolvido', 'codigo_ok', 'codigo_dispensado'));
alter table "marco" add constraint "marco_ator_tipo_check" check ("ator_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));

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
create index "intervencao_antiga" on "intervencao" ("quando");
create index intervencao_da_solicitacao on intervencao (solicitacao_id, id desc);
create index "intervencao_para_o_entregador" on "intervencao" ("para_entregador_id") where para_entregador_id is not null;
create index "intervencao_do_entregador" on "intervencao" ("de_entregador_id", "quando" DESC);
alter table "intervencao" add constraint "intervencao_para_quem" check ((acao = 'transferir') = (para_entregador_id is not null));
alter table "intervencao" add constraint "intervencao_para_outro" check (para_entregador_id <> de_entregador_id);
alter table "intervencao" add constraint "intervencao_motivo_check" check (motivo = btrim(motivo) and motivo <> '');
alter table "intervencao" add constraint "intervencao_acao_check" check ("acao" in ('transferir', 'finalizar', 'cancelar'));

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
alter table "foto_prova" add constraint "foto_prova_nao_depois" check (quando <= registrada_em);

create table "fluxo_externo" (
  "id" serial primary key,
  "integracao_id" int not null,
  "solicitacao_id" int null,
  "sequencia" int not null default 0,
  "passo" text null,
  "aberto_em" timestamptz not null default agora()
);
create index "fluxo_externo_da_integracao" on "fluxo_externo" ("integracao_id", "id");
create index "fluxo_externo_aceito" on "fluxo_externo" ("id") where passo = 'ACCEPTED';
alter table "fluxo_externo" add constraint "fluxo_externo_unico" unique ("solicitacao_id", "integracao_id");

create table "mensagem_externa" (
  "id" bigserial primary key,
  "uuid" uuid not null default gen_random_uuid(),
  "integracao_id" int null,
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
  "reenviada_em" timestamptz null,
  "http" int null,
  "erro" text null
);
create index "mensagem_externa_da_vez" on "mensagem_externa" ("integracao_id", "proximo_envio") where proximo_envio is not null;
create index "mensagem_externa_por_fazer" on "mensagem_externa" ("fluxo_id", "sequencia") where entregue_em is null;
create index "mensagem_externa_da_integracao" on "mensagem_externa" ("integracao_id", "quando", "id") where entregue_em is null;
create index "mensagem_externa_a_desistir" on "mensagem_externa" ("quando") where entregue_em is null and desistido_em is null;
create index "mensagem_externa_antiga" on "mensagem_externa" ("quando") where corpo_cifrado is not null;
alter table "mensagem_externa" add constraint "mensagem_externa_ordem" unique ("fluxo_id", "sequencia");
alter table "mensagem_externa" add constraint "mensagem_externa_de_quem" check (integracao_id is not null);
alter table "mensagem_externa" add constraint "mensagem_externa_um_fim" check (entregue_em is null or desistido_em is null);
alter table "mensagem_externa" add constraint "mensagem_externa_sem_envio" check ((entregue_em is null and desistido_em is null) or proximo_envio is null);
alter table "mensagem_externa" add constraint "mensagem_externa_sequencia_check" check (sequencia >= 1);

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
alter table "fato_externo" add constraint "fato_externo_tipo_check" check ("tipo" in ('etapa', 'marco', 'problema', 'transferida', 'conclusao'));
alter table "fato_externo" add constraint "fato_externo_ator_tipo_check" check ("ator_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));

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
create index "entrega_pendente_do_entregador" on "entrega" ("entregador_id") where status = 'pendente';
alter table "entrega" add constraint "entrega_concluida" check ((status = 'concluida') = (data_entrega is not null));
alter table "entrega" add constraint "entrega_quantidade_check" check (quantidade >= 1);
alter table "entrega" add constraint "entrega_valor_check" check (valor >= 0);
alter table "entrega" add constraint "entrega_tipo_pagamento_check" check ("tipo_pagamento" in ('online', 'maquininha', 'dinheiro'));
alter table "entrega" add constraint "entrega_status_check" check ("status" in ('pendente', 'concluida'));

create table "custodia_movimento" (
  "id" bigserial primary key,
  "tipo" text not null,
  "entregador_id" int not null,
  "comercio_id" int not null,
  "solicitacao_id" int null,
  "prestacao_id" int null,
  "feito_em" timestamptz not null default agora(),
  "feito_por_tipo" text not null,
  "feito_por_id" int null
);
create index "custodia_movimento_recente" on "custodia_movimento" ("feito_em" DESC);
create index custodia_movimento_do_entregador on custodia_movimento (entregador_id, id desc);
create index custodia_movimento_do_comercio on custodia_movimento (comercio_id, id desc);
create unique index "custodia_movimento_da_solicitacao" on "custodia_movimento" ("solicitacao_id", "tipo") where solicitacao_id is not null;
create unique index "custodia_movimento_uma_vez" on "custodia_movimento" ("prestacao_id", "tipo") where prestacao_id is not null;
alter table "custodia_movimento" add constraint "custodia_movimento_da_prestacao" check (not (tipo in ('diferenca', 'diferenca_revertida')) or prestacao_id is not null);
alter table "custodia_movimento" add constraint "custodia_movimento_recebido" check (tipo <> 'recebido' or solicitacao_id is not null);
alter table "custodia_movimento" add constraint "custodia_movimento_tipo_check" check ("tipo" in ('troco_levado', 'recebido', 'prestado', 'diferenca', 'diferenca_revertida'));
alter table "custodia_movimento" add constraint "custodia_movimento_feito_por_tipo_check" check ("feito_por_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));

create table "custodia_lancamento" (
  "movimento_id" bigint not null,
  "conta" text not null,
  "valor" numeric(12,2) not null,
  "entregador_id" int not null,
  "comercio_id" int not null,
  "saldo_comercio" numeric(14,2) null,
  "saldo_total" numeric(14,2) null,
  primary key ("movimento_id", "conta")
);
create index "custodia_do_entregador" on "custodia_lancamento" ("entregador_id", "movimento_id" DESC) include ("saldo_total") where conta = 'entregador';
create index "custodia_do_par" on "custodia_lancamento" ("entregador_id", "comercio_id", "movimento_id" DESC) include ("saldo_comercio") where conta = 'entregador';
alter table "custodia_lancamento" add constraint "custodia_lancamento_saldos" check ((conta = 'entregador') = (saldo_comercio is not null) and (conta = 'entregador') = (saldo_total is not null));
alter table "custodia_lancamento" add constraint "custodia_lancamento_valor_check" check (valor <> 0);
alter table "custodia_lancamento" add constraint "custodia_lancamento_saldo_comercio_check" check (saldo_comercio >= 0);
alter table "custodia_lancamento" add constraint "custodia_lancamento_saldo_total_check" check (saldo_total >= 0);
alter table "custodia_lancamento" add constraint "custodia_lancamento_conta_check" check ("conta" in ('entregador', 'comercio', 'cliente', 'diferenca'));

create table "codigo_entrega" (
  "solicitacao_id" int not null,
  "hmac" bytea not null,
  "versao" int not null default 0,
  "de_fora" boolean not null default false,
  "tentativas" int not null default 0,
  "ultima_errada" bytea null,
  "dispensado_por" int null,
  "motivo" text null,
  primary key ("solicitacao_id")
);
create index "codigo_dispensado_por" on "codigo_entrega" ("dispensado_por") where dispensado_por is not null;
alter table "codigo_entrega" add constraint "codigo_dispensado" check ((dispensado_por is null) = (motivo is null));
alter table "codigo_entrega" add constraint "codigo_entrega_hmac_check" check (octet_length(hmac) = 32);
alter table "codigo_entrega" add constraint "codigo_entrega_versao_check" check (versao >= 0);
alter table "codigo_entrega" add constraint "codigo_entrega_tentativas_check" check (tentativas >= 0 and tentativas <= 5);
alter table "codigo_entrega" add constraint "codigo_entrega_motivo_check" check (motivo = btrim(motivo) and motivo <> '');

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
create index "avaliacao_do_comercio" on "avaliacao" ("comercio_id");
create index "avaliacao_do_entregador" on "avaliacao" ("entregador_id", "data_avaliacao" DESC);
alter table "avaliacao" add constraint "avaliacao_nota_check" check (nota >= 0 and nota <= 5);

create table "ajuda" (
  "id" serial primary key,
  "entregador_id" int not null,
  "solicitacao_id" int null,
  "pedida_em" timestamptz not null default agora(),
  "resolvida_em" timestamptz null
);
create index "ajuda_do_entregador" on "ajuda" ("entregador_id");
create index "ajuda_aberta" on "ajuda" ("pedida_em", "id") where resolvida_em is null;
create index "ajuda_resolvida" on "ajuda" ("resolvida_em") where resolvida_em is not null;
create unique index "ajuda_aberta_unica" on "ajuda" ("entregador_id") where resolvida_em is null;

create table "solicitacao_historico" (
  "solicitacao_id" int not null,
  "status" text not null,
  "quando" timestamptz not null,
  "ator_tipo" text not null,
  "ator_id" int null,
  "feita_em" timestamptz null,
  primary key ("solicitacao_id", "status")
);
alter table "solicitacao_historico" add constraint "solicitacao_historico_feita" check (feita_em <= quando);
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
create index "suspensao_terminada" on "suspensao" ("data_expiracao_suspensao");
create index "suspensao_recente" on "suspensao" ("data_suspensao" DESC);
create index "suspensao_fim" on "suspensao" ("data_expiracao_suspensao") where data_remocao is null;
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
  "estimativa" timestamptz null,
  "desiste_em" timestamptz null,
  "criada_em" timestamptz not null default agora()
);
alter table "tentativa" add constraint "tentativa_fluxo_id_unique" unique ("fluxo_id");
create index "tentativa_a_rejeitar" on "tentativa" ("rejeitar_em") where rejeitar_em is not null;
create index "tentativa_a_concluir" on "tentativa" ("concluir_ate") where concluir_ate is not null;
create index "tentativa_a_apagar" on "tentativa" ("criada_em") where corpo_cifrado is not null;
alter table "tentativa" add constraint "tentativa_unica" unique ("pedido_externo_id", "numero");
alter table "tentativa" add constraint "tentativa_numero_check" check (numero >= 1);
alter table "tentativa" add constraint "tentativa_versao_check" check ("versao" in ('v1', 'v2'));

create table "turno" (
  "id" serial primary key,
  "entregador_id" int not null,
  "inicio" timestamptz not null,
  "fim" timestamptz null
);
create index "turno_por_entregador" on "turno" ("entregador_id", "inicio" DESC);
create index "turno_terminado" on "turno" ("fim") where fim is not null;
create unique index "turno_aberto_unico" on "turno" ("entregador_id") where fim is null;
alter table "turno" add constraint "turno_fim" check (fim is null or fim >= inicio);

create table "vigia" (
  "id" serial primary key,
  "solicitacao_id" int not null,
  "entregador_id" int not null,
  "tipo" text not null,
  "etapa" text not null,
  "desde" timestamptz not null,
  "limite_segundos" int not null,
  "aberta_em" timestamptz not null default agora(),
  "por_push" boolean not null default false,
  "push_em" timestamptz null,
  "resposta" text null,
  "respondida_em" timestamptz null,
  "escalada_em" timestamptz null,
  "encerrada_em" timestamptz null,
  "fim" text null
);
create index "vigia_do_entregador" on "vigia" ("entregador_id") where encerrada_em is null;
create index "vigia_a_escalar" on "vigia" ("aberta_em") where encerrada_em is null and escalada_em is null;
create index "vigia_no_suporte" on "vigia" ("escalada_em", "id") where encerrada_em is null and escalada_em is not null;
create index "vigia_push_a_enviar" on "vigia" ("id") where por_push and push_em is null and encerrada_em is null;
alter table "vigia" add constraint "vigia_uma_vez" unique ("solicitacao_id", "entregador_id", "etapa", "tipo");
create unique index "vigia_aberta_unica" on "vigia" ("solicitacao_id") where encerrada_em is null;
alter table "vigia" add constraint "vigia_respondida" check ((resposta is null) = (respondida_em is null));
alter table "vigia" add constraint "vigia_encerrada" check ((fim is null) = (encerrada_em is null));
alter table "vigia" add constraint "vigia_push" check (push_em is null or por_push);
alter table "vigia" add constraint "vigia_limite_segundos_check" check (limite_segundos > 0);
alter table "vigia" add constraint "vigia_tipo_check" check ("tipo" in ('aceita_sem_chegar', 'no_comercio_demais', 'no_caminho_demais', 'sem_sinal'));
alter table "vigia" add constraint "vigia_etapa_check" check ("etapa" in ('aceita', 'em_retirada', 'em_entrega'));
alter table "vigia" add constraint "vigia_resposta_check" check ("resposta" in ('sigo', 'problema'));
alter table "vigia" add constraint "vigia_fim_check" check ("fim" in ('sigo', 'problema', 'etapa', 'sinal', 'suporte', 'transferida', 'cancelada'));

alter table "contestacao_valor" add constraint "contestacao_valor_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "contestacao_valor" add constraint "contestacao_valor_respondida_por_foreign" foreign key ("respondida_por") references "funcionario" ("id");

alter table "lote_pagamento" add constraint "lote_pagamento_aprovado_por_foreign" foreign key ("aprovado_por") references "funcionario" ("id");
alter table "lote_pagamento" add constraint "lote_pagamento_cancelado_por_foreign" foreign key ("cancelado_por") references "funcionario" ("id");

alter table "lote_retorno" add constraint "lote_retorno_lote_id_foreign" foreign key ("lote_id") references "lote_pagamento" ("id");
alter table "lote_retorno" add constraint "lote_retorno_importado_por_foreign" foreign key ("importado_por") references "funcionario" ("id");

alter table "pagamento" add constraint "pagamento_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "pagamento" add constraint "pagamento_preparado_por_foreign" foreign key ("preparado_por") references "funcionario" ("id");

alter table "lote_item" add constraint "lote_item_lote_id_foreign" foreign key ("lote_id") references "lote_pagamento" ("id");
alter table "lote_item" add constraint "lote_item_pagamento_id_foreign" foreign key ("pagamento_id") references "pagamento" ("id");

alter table "ajuste" add constraint "ajuste_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "ajuste" add constraint "ajuste_criado_por_foreign" foreign key ("criado_por") references "funcionario" ("id");
alter table "ajuste" add constraint "ajuste_cancelado_por_foreign" foreign key ("cancelado_por") references "funcionario" ("id");
alter table "ajuste" add constraint "ajuste_pagamento_id_foreign" foreign key ("pagamento_id") references "pagamento" ("id");

alter table "fila_entregador" add constraint "fila_entregador_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "fila_entregador" add constraint "fila_entregador_praca_id_foreign" foreign key ("praca_id") references "praca" ("id");

alter table "despacho" add constraint "despacho_id_foreign" foreign key ("id") references "praca" ("id");

alter table "comercio" add constraint "comercio_praca_id_foreign" foreign key ("praca_id") references "praca" ("id");

alter table "navegador_conhecido" add constraint "navegador_conhecido_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "navegador_conhecido" add constraint "navegador_conhecido_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "navegador_conhecido" add constraint "navegador_conhecido_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");

alter table "maquininha" add constraint "maquininha_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "maquininha_posse" add constraint "maquininha_posse_maquininha_id_foreign" foreign key ("maquininha_id") references "maquininha" ("id");
alter table "maquininha_posse" add constraint "maquininha_posse_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "integracao" add constraint "integracao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "pedido_externo" add constraint "pedido_externo_integracao_id_foreign" foreign key ("integracao_id") references "integracao" ("id") on delete cascade;

alter table "integracao_token" add constraint "integracao_token_integracao_id_foreign" foreign key ("integracao_id") references "integracao" ("id") on delete cascade;

alter table "chamada_externa" add constraint "chamada_externa_integracao_id_foreign" foreign key ("integracao_id") references "integracao" ("id") on delete cascade;

alter table "foto" add constraint "foto_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "foto" add constraint "foto_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "fatura" add constraint "fatura_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "fatura" add constraint "fatura_emitida_por_foreign" foreign key ("emitida_por") references "funcionario" ("id");

alter table "endereco_conhecido" add constraint "endereco_conhecido_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "dica_do_lugar" add constraint "dica_do_lugar_endereco_id_foreign" foreign key ("endereco_id") references "endereco_conhecido" ("id") on delete cascade;
alter table "dica_do_lugar" add constraint "dica_do_lugar_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "custodia_prestacao" add constraint "custodia_prestacao_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "custodia_prestacao" add constraint "custodia_prestacao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "custodia_contestacao" add constraint "custodia_contestacao_prestacao_id_foreign" foreign key ("prestacao_id") references "custodia_prestacao" ("id");
alter table "custodia_contestacao" add constraint "custodia_contestacao_respondida_por_foreign" foreign key ("respondida_por") references "funcionario" ("id");

alter table "custodia_aberta" add constraint "custodia_aberta_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "custodia_aberta" add constraint "custodia_aberta_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "chave_api" add constraint "chave_api_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "preco_do_comercio" add constraint "preco_do_comercio_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "preco_por_distancia" add constraint "preco_por_distancia_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "quitacao" add constraint "quitacao_pagamento_id_foreign" foreign key ("pagamento_id") references "pagamento" ("id");
alter table "quitacao" add constraint "quitacao_feita_por_foreign" foreign key ("feita_por") references "funcionario" ("id");
alter table "quitacao" add constraint "quitacao_lote_id_foreign" foreign key ("lote_id") references "lote_pagamento" ("id");

alter table "recebimento" add constraint "recebimento_fatura_id_foreign" foreign key ("fatura_id") references "fatura" ("id");
alter table "recebimento" add constraint "recebimento_feito_por_foreign" foreign key ("feito_por") references "funcionario" ("id");

alter table "resumo_fechado" add constraint "resumo_fechado_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "resumo_fechado" add constraint "resumo_fechado_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "resumo_semanal" add constraint "resumo_semanal_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "resumo_semanal" add constraint "resumo_semanal_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "rota" add constraint "rota_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "pausa" add constraint "pausa_rota_id_foreign" foreign key ("rota_id") references "rota" ("id");
alter table "pausa" add constraint "pausa_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "oferta" add constraint "oferta_rota_id_foreign" foreign key ("rota_id") references "rota" ("id");
alter table "oferta" add constraint "oferta_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "oferta_pulo" add constraint "oferta_pulo_oferta_id_foreign" foreign key ("oferta_id") references "oferta" ("id");
alter table "oferta_pulo" add constraint "oferta_pulo_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "sessao" add constraint "sessao_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "sessao" add constraint "sessao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "sessao" add constraint "sessao_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");

alter table "inscricao_push" add constraint "inscricao_push_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "inscricao_push" add constraint "inscricao_push_sessao_hash_foreign" foreign key ("sessao_hash") references "sessao" ("token_hash") on delete cascade;

alter table "silencio" add constraint "silencio_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "sinal" add constraint "sinal_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "solicitacao" add constraint "solicitacao_rota_id_foreign" foreign key ("rota_id") references "rota" ("id");
alter table "solicitacao" add constraint "solicitacao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "solicitacao" add constraint "solicitacao_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "solicitacao" add constraint "solicitacao_atribuida_por_foreign" foreign key ("atribuida_por") references "funcionario" ("id");

alter table "rastreio" add constraint "rastreio_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");

alter table "problema" add constraint "problema_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "problema" add constraint "problema_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "foto_problema" add constraint "foto_problema_problema_id_foreign" foreign key ("problema_id") references "problema" ("id");

alter table "mensagem" add constraint "mensagem_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "mensagem" add constraint "mensagem_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "marco" add constraint "marco_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");

alter table "leitura" add constraint "leitura_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");

alter table "intervencao" add constraint "intervencao_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "intervencao" add constraint "intervencao_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");
alter table "intervencao" add constraint "intervencao_de_entregador_id_foreign" foreign key ("de_entregador_id") references "entregador" ("id");
alter table "intervencao" add constraint "intervencao_para_entregador_id_foreign" foreign key ("para_entregador_id") references "entregador" ("id");

alter table "foto_prova" add constraint "foto_prova_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "foto_prova" add constraint "foto_prova_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "fluxo_externo" add constraint "fluxo_externo_integracao_id_foreign" foreign key ("integracao_id") references "integracao" ("id") on delete cascade;
alter table "fluxo_externo" add constraint "fluxo_externo_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id") on delete cascade;

alter table "mensagem_externa" add constraint "mensagem_externa_integracao_id_foreign" foreign key ("integracao_id") references "integracao" ("id") on delete cascade;
alter table "mensagem_externa" add constraint "mensagem_externa_fluxo_id_foreign" foreign key ("fluxo_id") references "fluxo_externo" ("id") on delete cascade;

alter table "fato_externo" add constraint "fato_externo_fluxo_id_foreign" foreign key ("fluxo_id") references "fluxo_externo" ("id") on delete cascade;

alter table "entrega" add constraint "entrega_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "entrega" add constraint "entrega_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "entrega" add constraint "entrega_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");

alter table "custodia_movimento" add constraint "custodia_movimento_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "custodia_movimento" add constraint "custodia_movimento_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "custodia_movimento" add constraint "custodia_movimento_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "custodia_movimento" add constraint "custodia_movimento_prestacao_id_foreign" foreign key ("prestacao_id") references "custodia_prestacao" ("id");

alter table "custodia_lancamento" add constraint "custodia_lancamento_movimento_id_foreign" foreign key ("movimento_id") references "custodia_movimento" ("id");
alter table "custodia_lancamento" add constraint "custodia_lancamento_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "custodia_lancamento" add constraint "custodia_lancamento_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "codigo_entrega" add constraint "codigo_entrega_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "codigo_entrega" add constraint "codigo_entrega_dispensado_por_foreign" foreign key ("dispensado_por") references "funcionario" ("id");

alter table "avaliacao" add constraint "avaliacao_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "avaliacao" add constraint "avaliacao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "avaliacao" add constraint "avaliacao_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "ajuda" add constraint "ajuda_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "ajuda" add constraint "ajuda_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");

alter table "solicitacao_historico" add constraint "solicitacao_historico_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");

alter table "suspensao" add constraint "suspensao_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "suspensao" add constraint "suspensao_suspensa_por_foreign" foreign key ("suspensa_por") references "funcionario" ("id");
alter table "suspensao" add constraint "suspensao_removida_por_foreign" foreign key ("removida_por") references "funcionario" ("id");

alter table "contestacao" add constraint "contestacao_suspensao_id_foreign" foreign key ("suspensao_id") references "suspensao" ("id");
alter table "contestacao" add constraint "contestacao_respondida_por_foreign" foreign key ("respondida_por") references "funcionario" ("id");

alter table "tentativa" add constraint "tentativa_pedido_externo_id_foreign" foreign key ("pedido_externo_id") references "pedido_externo" ("id") on delete cascade;
alter table "tentativa" add constraint "tentativa_fluxo_id_foreign" foreign key ("fluxo_id") references "fluxo_externo" ("id") on delete cascade;

alter table "turno" add constraint "turno_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "vigia" add constraint "vigia_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "vigia" add constraint "vigia_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

create or replace function proibir_alteracao()
returns trigger
language plpgsql
as $$
begin
  raise exception 'append-only table %', tg_table_name;
end
$$;

create or replace trigger so_acrescenta
  before update or delete on custodia_movimento
  for each row execute function proibir_alteracao();

create or replace trigger so_acrescenta
  before update or delete on custodia_lancamento
  for each row execute function proibir_alteracao();

create or replace trigger so_acrescenta
  before update or delete on pagamento
  for each row execute function proibir_alteracao();

create or replace trigger so_acrescenta
  before update or delete on fatura
  for each row execute function proibir_alteracao();

create or replace trigger so_acrescenta
  before update or delete on lote_retorno
  for each row execute function proibir_alteracao();

create or replace trigger so_acrescenta
  before update or delete on elo
  for each row execute function proibir_alteracao();

create or replace function proibir_alteracao_menos_motivo()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE'
    and new.motivo = '[apagado]'
    and to_jsonb(old) - 'motivo' = to_jsonb(new) - 'motivo'
  then
    return new;
  end if;
  raise exception 'append-only table %', tg_table_name;
end
$$;

create or replace trigger so_acrescenta
  before update or delete on quitacao
  for each row execute function proibir_alteracao_menos_motivo();

create or replace trigger so_acrescenta
  before update or delete on recebimento
  for each row execute function proibir_alteracao_menos_motivo();

create or replace function proibir_alteracao_por_um_ano()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' and old.quando < agora() - interval '365 days' then
    return old;
  end if;
  raise exception 'append-only table %', tg_table_name;
end
$$;

create or replace trigger so_acrescenta
  before update or delete on auditoria
  for each row execute function proibir_alteracao_por_um_ano();

create or replace trigger nao_se_esvazia
  before truncate on auditoria
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on elo
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on quitacao
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on recebimento
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on lote_pagamento
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on lote_item
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on custodia_movimento
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on custodia_lancamento
  for each statement execute function proibir_alteracao();

create or replace function saldo_com(quem int, da_loja int)
returns numeric
language sql stable
as $$
  select coalesce((
    select saldo_comercio
    from custodia_lancamento
    where entregador_id = quem and comercio_id = da_loja and conta = 'entregador'
    order by movimento_id desc
    limit 1
  ), 0)
$$;

create or replace function saldo_em_maos(quem int)
returns numeric
language sql stable
as $$
  select coalesce((
    select saldo_total
    from custodia_lancamento
    where entregador_id = quem and conta = 'entregador'
    order by movimento_id desc
    limit 1
  ), 0)
$$;

create or replace function acima_do_limite(quem int, limite numeric)
returns boolean
language sql stable
as $$
  select coalesce(saldo_em_maos(quem) > limite, false)
$$;

create or replace function registrar_custodia(
  do_tipo text,
  quem int,
  da_loja int,
  da_solicitacao int,
  da_prestacao int,
  de text,
  para text,
  quanto numeric,
  por_tipo text,
  por_id int,
  quando timestamptz
)
returns bigint
language plpgsql
as $$
declare
  novo bigint;
begin
  perform 1 from entregador where id = quem for no key update;
  insert into custodia_movimento
    (tipo, entregador_id, comercio_id, solicitacao_id, prestacao_id, feito_por_tipo, feito_por_id, feito_em)
  values
    (do_tipo, quem, da_loja, da_solicitacao, da_prestacao, por_tipo, por_id, coalesce(quando, agora()))
  returning id into novo;
  insert into custodia_lancamento (movimento_id, conta, valor, entregador_id, comercio_id)
  values (novo, de, -quanto, quem, da_loja), (novo, para, quanto, quem, da_loja);
  -- The courier may be below the limit again. The run of the dispatch that ends this act looks at them anew.
  if de = 'entregador' then
    update fila_entregador set a_casar = true where entregador_id = quem and online and not a_casar;
  end if;
  return novo;
end
$$;

create or replace function custodia_lancamento_saldos()
returns trigger
language plpgsql
as $$
declare
  antes record;
begin
  select m.entregador_id, m.comercio_id into new.entregador_id, new.comercio_id
  from custodia_movimento m
  where m.id = new.movimento_id;
  if new.conta <> 'entregador' then
    return new;
  end if;
  perform 1 from entregador where id = new.entregador_id for no key update;
  select * into antes
  from custodia_lancamento
  where entregador_id = new.entregador_id and conta = 'entregador'
  order by movimento_id desc
  limit 1;
  if antes.movimento_id > new.movimento_id then
    raise exception 'movement % comes after %: lock the courier first', new.movimento_id, antes.movimento_id;
  end if;
  new.saldo_total := coalesce(antes.saldo_total, 0) + new.valor;
  new.saldo_comercio := new.valor + saldo_com(new.entregador_id, new.comercio_id);
  return new;
end
$$;

create or replace trigger saldos
  before insert on custodia_lancamento
  for each row execute function custodia_lancamento_saldos();

create or replace function custodia_lancamento_em_aberto()
returns trigger
language plpgsql
as $$
begin
  if new.saldo_comercio > 0 then
    insert into custodia_aberta (entregador_id, comercio_id)
    values (new.entregador_id, new.comercio_id)
    on conflict do nothing;
  else
    delete from custodia_aberta where entregador_id = new.entregador_id and comercio_id = new.comercio_id;
  end if;
  return null;
end
$$;

create or replace trigger em_aberto
  after insert on custodia_lancamento
  for each row when (new.conta = 'entregador')
  execute function custodia_lancamento_em_aberto();

create or replace function conferir_equilibrio()
returns trigger
language plpgsql
as $$
begin
  if (select sum(valor) from custodia_lancamento where movimento_id = new.movimento_id) <> 0 then
    raise exception 'the legs of movement % do not sum to zero', new.movimento_id;
  end if;
  return null;
end
$$;

do $$
begin
  if not exists (
    select from pg_trigger where tgrelid = 'custodia_lancamento'::regclass and tgname = 'em_equilibrio'
  ) then
    create constraint trigger em_equilibrio
      after insert on custodia_lancamento
      deferrable initially deferred
      for each row execute function conferir_equilibrio();
  end if;
end
$$;

create or replace function praca_tem_trava()
returns trigger
language plpgsql
as $$
begin
  insert into despacho (id) values (new.id) on conflict do nothing;
  return null;
end
$$;

create or replace trigger tem_trava
  after insert on praca
  for each row execute function praca_tem_trava();

insert into praca (id) values (1) on conflict do nothing;

create or replace function mudar_de_praca(quem int, loja int, para int)
returns void
language plpgsql
as $$
declare
  de int;
begin
  if quem is not null then
    de := (select praca_id from fila_entregador where entregador_id = quem);
  else
    de := (select praca_id from comercio where id = loja);
  end if;
  perform 1 from despacho where id in (de, para) order by id for no key update;
  update fila_entregador set praca_id = para where entregador_id = quem and praca_id = de;
  update comercio set praca_id = para where id = loja and praca_id = de;
end
$$;

create or replace function venceu_na_praca(na_praca int, quando timestamptz)
returns boolean
language plpgsql stable
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
begin
  return exists (
      select 1 from oferta
      where resultado is null
        and praca_id = na_praca
        and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= quando
    )
    or exists (
      select 1 from suspensao s
      join fila_entregador f on f.entregador_id = s.entregador_id
      where s.data_remocao is null and s.data_expiracao_suspensao <= quando and f.praca_id = na_praca
    )
    or exists (select 1 from pausa where ate <= quando and praca_id = na_praca);
end
$$;

create or replace function devolve_na_praca(na_praca int)
returns boolean
language plpgsql stable
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
declare
  ja constant timestamptz := agora();
begin
  return exists (
      select 1 from oferta
      where resultado is null
        and praca_id = na_praca
        and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= ja
    )
    or exists (select 1 from pausa where ate <= ja and praca_id = na_praca)
    or exists (select 1 from rota where retida and oferecer_apos <= ja and praca_id = na_praca);
end
$$;

create or replace function pracas_com_trabalho(sinalizar_segundos float8)
returns int[]
language plpgsql stable
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
declare
  ja constant timestamptz := agora();
begin
  return (
    select coalesce(array_agg(distinct praca), '{}')
    from (
      select praca_id as praca
      from oferta
      where resultado is null
        and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= ja
      union all
      select f.praca_id
      from suspensao s
      join fila_entregador f on f.entregador_id = s.entregador_id
      where s.data_remocao is null and s.data_expiracao_suspensao <= ja
      union all
      select praca_id from pausa where ate <= ja
      union all
      select praca_id from rota where retida and oferecer_apos <= ja
      union all
      select praca_id from rota where oferecivel and a_casar
      union all
      select praca_id
      from rota
      where aguardando
        and sinalizada_em is null
        and liberada_em <= ja - make_interval(secs => sinalizar_segundos)
    ) devido
  );
end
$$;

create or replace function instante_do_despacho()
returns timestamptz
language sql volatile
as $$
  select coalesce(nullif(current_setting('corre.instante', true), '')::timestamptz, agora())
$$;

create or replace function soltar_retidas(na_praca int, ate timestamptz)
returns void
language plpgsql
as $$
declare
  vez int;
begin
  for vez in
    select id from rota where retida and oferecer_apos <= ate and praca_id = na_praca order by oferecer_apos, id
  loop
    update rota set retida = false where id = vez;
  end loop;
end
$$;

create or replace function travar_despacho(
  na_praca int,
  quem int,
  loja int,
  sinalizar_segundos float8,
  out na_verdade int,
  out instante text,
  out vencido boolean,
  out demorada boolean
)
language plpgsql
as $$
declare
  lido timestamptz;
  limite timestamptz;
begin
  perform 1 from despacho where id = na_praca for no key update;
  if not found then
    raise exception 'there is no place %', na_praca;
  end if;
  na_verdade := coalesce(
    case
      when quem is not null then (select praca_id from fila_entregador where entregador_id = quem)
      when loja is not null then (select praca_id from comercio where id = loja)
    end,
    na_praca
  );
  if na_verdade <> na_praca then
    return;
  end if;
  lido := agora();
  limite := lido - make_interval(secs => sinalizar_segundos);
  instante := set_config('corre.instante', lido::text, true);
  -- Settings, because only settings carry what triggers found to the end of the transaction, without a second write of
  -- the same row (ADR 0012). \`oferecer\` reads them: couriers who became available (written by the trigger \`muda\` of
  -- \`fila_entregador\`), and routes whose offer ended (written by the trigger \`encerrada\` of \`oferta\`).
  perform set_config('corre.a_casar', ',', true);
  perform set_config('corre.soltas', '', true);
  vencido := (
      select min(case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end)
      from oferta
      where resultado is null
    ) <= lido
    or (select min(data_expiracao_suspensao) from suspensao where data_remocao is null) <= lido
    or (select min(ate) from pausa) <= lido;
  demorada := (select min(liberada_em) from rota where aguardando and sinalizada_em is null) <= limite;
  vencido := coalesce(vencido, false) and venceu_na_praca(na_praca, lido);
  demorada := coalesce(demorada, false) and exists (
    select 1 from rota
    where aguardando and sinalizada_em is null and liberada_em <= limite and praca_id = na_praca
  );
  if (select min(oferecer_apos) from rota where retida) <= lido then
    perform soltar_retidas(na_praca, lido);
  end if;
end
$$;

create or replace function rota_em_dinheiro(da_rota int)
returns boolean
language sql stable
as $$
  select exists (select from solicitacao where rota_id = da_rota and pagamento = 'dinheiro')
$$;

create or replace function rota_para(quem int, acordando boolean, limite numeric)
returns int
language plpgsql stable
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
declare
  poucas constant int := 16;
  barrado constant boolean := acima_do_limite(quem, limite);
  na_praca int;
  desde bigint;
  olhadas int;
  achada int;
begin
  select praca_id, olhada into na_praca, desde from fila_entregador where entregador_id = quem;
  select count(*), (array_agg(q.id order by q.vez) filter (where not q.pausada))[1] into olhadas, achada
  from (
    select
      r.id,
      row_number() over () as vez,
      exists (
        select 1 from pausa p
        where p.rota_id = r.id and p.entregador_id = quem and (acordando or p.motivo <> 'chamado')
      )
      or barrado and rota_em_dinheiro(r.id) as pausada
    from (
      select id from rota
      where praca_id = na_praca and oferecivel
      order by prioritaria desc, liberada_em, id
      limit poucas
    ) r
  ) q;
  if achada is not null or olhadas < poucas then
    return achada;
  end if;
  with mudadas as materialized (
    select id, prioritaria, liberada_em from rota where praca_id = na_praca and oferecivel and mudanca > desde
  )
  select m.id into achada
  from mudadas m
  -- Not an anti-join: for that the planner reads all pauses, because it expects that a third of the routes changed.
  where coalesce(
      (
        select p.motivo = 'chamado' and not acordando
        from pausa p
        where p.rota_id = m.id and p.entregador_id = quem
      ),
      true
    )
    and not (barrado and rota_em_dinheiro(m.id))
  order by m.prioritaria desc, m.liberada_em, m.id
  limit 1;
  return achada;
end
$$;

create or replace function entregador_para(
  da_rota int,
  na_praca int,
  instante timestamptz,
  alcance_segundos float8,
  acordar boolean,
  limite numeric,
  out quem int,
  out desde timestamptz,
  out por_push boolean
)
language plpgsql
as $$
declare
  ouvido boolean;
  em_dinheiro constant boolean := limite is not null and rota_em_dinheiro(da_rota);
begin
  loop
    select
      f.entregador_id,
      f.fila_desde,
      (
        select s.ultimo_sinal > instante - make_interval(secs => alcance_segundos)
        from sinal s
        where s.entregador_id = f.entregador_id
      )
    into quem, desde, ouvido
    from fila_entregador f
    where f.praca_id = na_praca
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and f.alcancavel
      and not exists (
        select 1 from pausa p
        where p.rota_id = da_rota and p.entregador_id = f.entregador_id and p.motivo <> 'chamado'
      )
      and not (em_dinheiro and coalesce((
        select l.saldo_total
        from custodia_lancamento l
        where l.entregador_id = f.entregador_id and l.conta = 'entregador'
        order by l.movimento_id desc
        limit 1
      ) > limite, false))
    order by f.fila_desde, f.entregador_id
    limit 1;
    por_push := quem is null;
    exit when por_push or ouvido;
    update fila_entregador set alcancavel = false where entregador_id = quem;
  end loop;
  if por_push and acordar then
    select f.entregador_id, f.fila_desde into quem, desde
    from fila_entregador f
    where f.praca_id = na_praca
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and not f.alcancavel and f.inscrito
      and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id)
      and not (em_dinheiro and coalesce((
        select l.saldo_total
        from custodia_lancamento l
        where l.entregador_id = f.entregador_id and l.conta = 'entregador'
        order by l.movimento_id desc
        limit 1
      ) > limite, false))
    order by f.fila_desde, f.entregador_id
    limit 1;
  end if;
end
$$;

create or replace function gravar_oferta(
  da_rota int,
  na_praca int,
  quem int,
  desde timestamptz,
  por_push boolean,
  antes int,
  instante timestamptz,
  entrega_segundos float8,
  segundos float8,
  limite numeric
)
returns void
language plpgsql
as $$
declare
  guardados constant int := 10;
  pausados int;
  calados int;
  barrados int[] := array[]::int[];
  pulados int;
  nova int;
begin
  select count(*), count(*) filter (where not f.alcancavel) into pausados, calados
  from pausa p
  join fila_entregador f using (entregador_id)
  where p.rota_id = da_rota and p.motivo <> 'chamado'
    and f.praca_id = na_praca
    and f.online and not f.com_oferta and f.entregas_abertas = 0
    and (f.fila_desde, f.entregador_id) < (desde, quem);
  calados := (
    select count(*)
    from fila_entregador f
    where f.praca_id = na_praca
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and not f.alcancavel
      and (f.fila_desde, f.entregador_id) < (desde, quem)
  ) - calados;
  if limite is not null and rota_em_dinheiro(da_rota) then
    -- Silent or not: the walk passes these couriers without asking whether they were heard from.
    select
      coalesce(array_agg(f.entregador_id order by f.fila_desde, f.entregador_id), '{}'),
      calados - count(*) filter (where not f.alcancavel)
    into barrados, calados
    from (select distinct entregador_id from custodia_aberta) c
    join fila_entregador f using (entregador_id)
    where f.praca_id = na_praca
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and (f.fila_desde, f.entregador_id) < (desde, quem)
      and coalesce((
        select l.saldo_total
        from custodia_lancamento l
        where l.entregador_id = f.entregador_id and l.conta = 'entregador'
        order by l.movimento_id desc
        limit 1
      ) > limite, false)
      and not exists (
        select 1 from pausa p
        where p.rota_id = da_rota and p.entregador_id = f.entregador_id and p.motivo <> 'chamado'
      );
  end if;
  pulados := pausados + calados + cardinality(barrados);
  insert into oferta (
    rota_id, entregador_id, praca_id, fila_desde, posicao_fila, por_push, enviada_em, entregar_ate, expira_em,
    pulados_sem_sinal, pulados_em_pausa, pulados_com_dinheiro
  )
  values (
    da_rota, quem, na_praca, desde, antes + pulados + 1, por_push, instante,
    instante + make_interval(secs => entrega_segundos), instante + make_interval(secs => segundos),
    calados, pausados, cardinality(barrados)
  )
  returning id into nova;
  if pulados = 0 then
    return;
  end if;
  insert into oferta_pulo (oferta_id, entregador_id, motivo, quando)
  (
    select nova, p.entregador_id, p.motivo, instante
    from pausa p
    join fila_entregador f using (entregador_id)
    where p.rota_id = da_rota and p.motivo <> 'chamado'
      and f.praca_id = na_praca
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and (f.fila_desde, f.entregador_id) < (desde, quem)
    order by f.fila_desde, f.entregador_id
    limit guardados
  )
  union all
  (
    select nova, f.entregador_id, 'inalcancavel', instante
    from fila_entregador f
    where f.praca_id = na_praca
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and not f.alcancavel
      and (f.fila_desde, f.entregador_id) < (desde, quem)
      and f.entregador_id <> all(barrados)
      and not exists (
        select 1 from pausa p
        where p.rota_id = da_rota and p.entregador_id = f.entregador_id and p.motivo <> 'chamado'
      )
    order by f.fila_desde, f.entregador_id
    limit greatest(0, guardados - pausados)
  )
  union all
  (
    select nova, b.entregador_id, 'limite_dinheiro', instante
    from unnest(barrados) with ordinality b (entregador_id, vez)
    order by b.vez
    limit greatest(0, guardados - pausados - calados)
  );
end
$$;

create or replace function avisar_ofertas(canal text, cargas text[], avisados int[])
returns void
language sql
as $$
  select pg_notify(canal, c.carga)
  from (
    select carga from unnest(cargas) carga
    union all
    select '[' || string_agg(json_build_object('tipo', 'oferta', 'entregador_id', quem)::text, ',' order by vez) || ']'
    from unnest(avisados) with ordinality a (quem, vez)
    group by (vez - 1) / 100
  ) c
$$;

create or replace function oferecer(
  na_praca int,
  instante timestamptz,
  alcance_segundos float8,
  entrega_segundos float8,
  segundos float8,
  acordar boolean,
  limite numeric,
  canal text,
  cargas text[]
)
returns int
language plpgsql
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
declare
  -- couriers who became available in this transaction
  mudados int[] := string_to_array(btrim(coalesce(current_setting('corre.a_casar', true), ''), ','), ',')::int[];
  -- routes whose offer ended in this transaction; a route that finds nobody becomes possible to offer
  soltas int[] := coalesce(
    string_to_array(nullif(btrim(coalesce(current_setting('corre.soltas', true), ''), ','), ''), ',')::int[], '{}'
  );
  sobras int[] := array[]::int[];
  alvos int[] := array[]::int[];
  muitas boolean;
  da_rota int;
  escolha record;
  avisados int[] := array[]::int[];
  lugares timestamptz[] := array[]::timestamptz[];
  antes int;
begin
  perform set_config('corre.a_casar', '', true);
  perform set_config('corre.soltas', '', true);
  -- and couriers who became available outside of a dispatch
  with limpos as (
    update fila_entregador set a_casar = false where praca_id = na_praca and a_casar returning entregador_id
  )
  select array_agg(distinct m.quem) into mudados
  from (select unnest(mudados) as quem union all select entregador_id from limpos) m;
  mudados := coalesce(mudados, '{}');
  if cardinality(soltas) > 0 or exists (select 1 from rota where praca_id = na_praca and oferecivel) then
    update fila_entregador f
    set alcancavel = false
    from sinal s
    where f.entregador_id = any(mudados)
      and s.entregador_id = f.entregador_id
      and f.alcancavel and not f.com_oferta and f.entregas_abertas = 0
      and (s.ultimo_sinal > instante - make_interval(secs => alcance_segundos)) is not true;
    if cardinality(mudados) > 16 then
      update rota set a_casar = true where praca_id = na_praca and oferecivel and not a_casar;
      mudados := '{}';
    end if;
    select array_agg(f.entregador_id), array_agg(rota_para(f.entregador_id, not f.alcancavel, limite))
    into mudados, alvos
    from fila_entregador f
    where f.entregador_id = any(mudados)
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and (f.alcancavel or f.inscrito and acordar);
    muitas := exists (select 1 from rota where praca_id = na_praca and oferecivel offset 15);
    if muitas then
      update fila_entregador f
      set olhada = (select max(mudanca) from rota where praca_id = na_praca and oferecivel)
      where f.entregador_id in (select m.quem from unnest(mudados, alvos) m (quem, alvo) where m.alvo is null)
        -- A courier who is only kept from routes by their cash looks at them again.
        and not acima_do_limite(f.entregador_id, limite);
    end if;
    loop
      select q.id into da_rota
      from (
        (
          select id, prioritaria, liberada_em
          from rota
          where praca_id = na_praca and oferecivel and a_casar
          order by prioritaria desc, liberada_em, id
          limit 1
        )
        union all
        (select id, prioritaria, liberada_em from rota where id = any(alvos) and oferecivel)
        union all
        (select id, prioritaria, liberada_em from rota where id = any(soltas) and aguardando)
      ) q
      order by q.prioritaria desc, q.liberada_em, q.id
      limit 1;
      exit when not found;
      escolha := entregador_para(da_rota, na_praca, instante, alcance_segundos, acordar, limite);
      if escolha.quem is null then
        if not exists (
          select 1 from fila_entregador
          where praca_id = na_praca
            and online and not com_oferta and entregas_abertas = 0
            and (alcancavel or inscrito and acordar)
        ) then
          update rota set a_casar = false where praca_id = na_praca and oferecivel and a_casar;
          exit;
        end if;
        update rota set a_casar = false where id = da_rota and a_casar;
        alvos := array_replace(alvos, da_rota, null);
        if da_rota = any(soltas) then
          sobras := sobras || da_rota;
          soltas := array_remove(soltas, da_rota);
        end if;
        continue;
      end if;
      antes := (
        select count(*)
        from unnest(lugares, avisados) a (lugar, quem)
        where (a.lugar, a.quem) < (escolha.desde, escolha.quem)
      );
      perform gravar_oferta(
        da_rota, na_praca, escolha.quem, escolha.desde, escolha.por_push, antes, instante,
        entrega_segundos, segundos, limite
      );
      soltas := array_remove(soltas, da_rota);
      avisados := avisados || escolha.quem;
      lugares := lugares || escolha.desde;
      select
        array_agg(m.quem),
        array_agg(
          case
            when m.alvo = da_rota then rota_para(
              m.quem, not (select f.alcancavel from fila_entregador f where f.entregador_id = m.quem), limite
            )
            else m.alvo
          end
        )
      into mudados, alvos
      from unnest(mudados, alvos) m (quem, alvo)
      where m.quem <> escolha.quem;
    end loop;
    sobras := sobras || soltas;
    if cardinality(sobras) > 0 then
      -- They found nobody just now, so \`a_casar\` stays false.
      update rota set com_oferta = false where id = any(sobras) and aguardando and com_oferta;
    end if;
  end if;
  perform avisar_ofertas(canal, cargas, avisados);
  return cardinality(avisados);
end
$$;

alter table fila_entregador set (fillfactor = 70);

alter table sinal set (fillfactor = 50);

create or replace function fila_entregador_pode_dar_sinal()
returns trigger
language plpgsql
as $$
begin
  insert into sinal (entregador_id) values (new.entregador_id);
  return null;
end
$$;

create or replace trigger pode_dar_sinal
  after insert on fila_entregador
  for each row execute function fila_entregador_pode_dar_sinal();

create or replace function fila_entregador_muda_de_praca()
returns trigger
language plpgsql
as $$
begin
  if old.online or new.online or new.com_oferta or new.entregas_abertas > 0 then
    raise exception 'courier % is at work in the place %', new.entregador_id, old.praca_id;
  end if;
  new.olhada := 0;
  return new;
end
$$;

create or replace trigger muda_de_praca
  before update on fila_entregador
  for each row when (old.praca_id is distinct from new.praca_id)
  execute function fila_entregador_muda_de_praca();

create or replace function fila_entregador_muda()
returns trigger
language plpgsql
as $$
declare
  era_livre constant boolean := old.online and not old.com_oferta and old.entregas_abertas = 0;
  livre constant boolean := new.online and not new.com_oferta and new.entregas_abertas = 0;
begin
  if new.alcancavel and not old.alcancavel then
    new.olhada := 0;
  end if;
  if livre
    and (new.alcancavel or new.inscrito)
    and not (era_livre and (old.alcancavel or old.inscrito and not new.alcancavel))
  then
    if coalesce(current_setting('corre.a_casar', true), '') = '' then
      new.a_casar := true;
    else
      perform set_config('corre.a_casar', current_setting('corre.a_casar') || new.entregador_id || ',', true);
    end if;
  end if;
  return new;
end
$$;

create or replace trigger muda
  before update on fila_entregador
  for each row execute function fila_entregador_muda();

create or replace function fila_entregador_cala()
returns trigger
language plpgsql
as $$
declare
  calava constant boolean := old.online and not old.com_oferta and old.entregas_abertas = 0 and not old.alcancavel;
  cala constant boolean := new.online and not new.com_oferta and new.entregas_abertas = 0 and not new.alcancavel;
begin
  if calava = cala and old.fila_desde is not distinct from new.fila_desde then
    return null;
  end if;
  if calava then
    update silencio
    set ate = instante_do_despacho()
    where entregador_id = new.entregador_id and ate is null;
  end if;
  if cala then
    insert into silencio (entregador_id, desde, fila_desde)
    values (new.entregador_id, instante_do_despacho(), new.fila_desde);
  end if;
  return null;
end
$$;

create or replace trigger cala
  after update on fila_entregador
  for each row execute function fila_entregador_cala();

create or replace function prioritarias_da_loja(da_loja int, quando timestamptz)
returns bigint
language plpgsql
as $$
begin
  return (
    select count(*) from rota
    where comercio_id = da_loja and prioritaria and liberada_em > quando - interval '10 minutes'
  ) + (
    select count(*) from rota
    where comercio_id = da_loja
      and aguardando and urgente and prioritaria
      and liberada_em <= quando - interval '10 minutes'
  );
end
$$;

create or replace function rota_prioriza()
returns trigger
language plpgsql
as $$
begin
  new.praca_id := (select praca_id from comercio where id = new.comercio_id);
  new.prioritaria := new.urgente
    and new.aguardando
    and not new.retida
    and prioritarias_da_loja(new.comercio_id, new.liberada_em) < 3;
  return new;
end
$$;

create or replace trigger prioriza
  before insert on rota
  for each row execute function rota_prioriza();

create or replace function rota_muda()
returns trigger
language plpgsql
as $$
begin
  if old.retida and not (new.retida and new.aguardando) then
    new.retida := false;
    if new.aguardando then
      new.a_casar := true;
      new.prioritaria := new.urgente and prioritarias_da_loja(new.comercio_id, new.liberada_em) < 3;
    else
      new.oferecer_apos := null;
    end if;
  end if;
  if old.aguardando and not new.aguardando then
    new.com_oferta := false;
  end if;
  -- The generated column \`oferecivel\` of the new row is computed after this trigger.
  if new.aguardando and not new.com_oferta and not new.retida and not old.oferecivel then
    new.mudanca := proxima_mudanca();
  end if;
  return new;
end
$$;

create or replace trigger muda
  before update on rota
  for each row execute function rota_muda();

create or replace function oferta_feita()
returns trigger
language plpgsql
as $$
begin
  update fila_entregador
  set com_oferta = true
  where entregador_id = new.entregador_id and praca_id = new.praca_id;
  if not found then
    raise exception 'courier % is not of the place %', new.entregador_id, new.praca_id;
  end if;
  update rota
  set com_oferta = true, a_casar = false
  where id = new.rota_id and praca_id = new.praca_id and (not com_oferta or a_casar);
  if not found and not exists (select 1 from rota where id = new.rota_id and praca_id = new.praca_id) then
    raise exception 'route % is not of the place %', new.rota_id, new.praca_id;
  end if;
  return null;
end
$$;

create or replace trigger feita
  after insert on oferta
  for each row when (new.resultado is null)
  execute function oferta_feita();

create or replace function oferta_encerrada()
returns trigger
language plpgsql
as $$
begin
  if new.resultado = 'aceita' then
    return null;
  end if;
  update fila_entregador set com_oferta = false where entregador_id = new.entregador_id and com_oferta;
  if coalesce(current_setting('corre.a_casar', true), '') = '' then
    update rota set com_oferta = false, a_casar = true where id = new.rota_id and com_oferta;
  elsif exists (select 1 from rota where id = new.rota_id and aguardando and com_oferta) then
    perform set_config('corre.soltas', current_setting('corre.soltas') || new.rota_id || ',', true);
  end if;
  return null;
end
$$;

create or replace trigger encerrada
  after update on oferta
  for each row when (old.resultado is null and new.resultado is not null)
  execute function oferta_encerrada();

create or replace function solicitacao_contada()
returns trigger
language plpgsql
as $$
begin
  update entregador set total_solicitacoes = total_solicitacoes + 1 where id = new.entregador_id;
  return null;
end
$$;

create or replace trigger contada
  after insert on solicitacao
  for each row when (new.entregador_id is not null)
  execute function solicitacao_contada();

create or replace function solicitacao_recontada()
returns trigger
language plpgsql
as $$
begin
  update entregador set total_solicitacoes = total_solicitacoes - 1 where id = old.entregador_id;
  update entregador set total_solicitacoes = total_solicitacoes + 1 where id = new.entregador_id;
  return null;
end
$$;

create or replace trigger recontada
  after update on solicitacao
  for each row when (old.entregador_id is distinct from new.entregador_id)
  execute function solicitacao_recontada();

create or replace function solicitacao_ocupa()
returns trigger
language plpgsql
as $$
begin
  update fila_entregador
  set entregas_abertas = entregas_abertas + 1, com_oferta = false
  where entregador_id = new.entregador_id;
  return null;
end
$$;

create or replace trigger ocupa
  after insert on solicitacao
  for each row when (new.entregador_id is not null and new.status in ('aceita', 'em_retirada', 'em_entrega'))
  execute function solicitacao_ocupa();

create or replace function solicitacao_ocupa_ou_libera()
returns trigger
language plpgsql
as $$
declare
  antes constant boolean := old.status in ('aceita', 'em_retirada', 'em_entrega');
  agora_sim constant boolean := new.status in ('aceita', 'em_retirada', 'em_entrega');
  do_mesmo constant boolean := old.entregador_id = new.entregador_id;
begin
  if antes and not (agora_sim and do_mesmo) then
    update fila_entregador
    set entregas_abertas = entregas_abertas - 1,
        fila_desde = case when online and new.status = 'finalizada' then new.data_status else fila_desde end
    where entregador_id = old.entregador_id;
  end if;
  if agora_sim and not (antes and do_mesmo) then
    update fila_entregador
    set entregas_abertas = entregas_abertas + 1, com_oferta = false
    where entregador_id = new.entregador_id;
  end if;
  return null;
end
$$;

create or replace trigger ocupa_ou_libera
  after update on solicitacao
  for each row
  when (old.entregador_id is distinct from new.entregador_id or old.status is distinct from new.status)
  execute function solicitacao_ocupa_ou_libera();

create or replace function solicitacao_responde_por_si()
returns trigger
language plpgsql
as $$
begin
  if old.entregador_id is distinct from new.entregador_id
    or new.status not in ('aceita', 'em_retirada', 'em_entrega')
  then
    update problema
    set encerrado_em = greatest(aberto_em, agora())
    where solicitacao_id = new.id and encerrado_em is null;
  end if;
  update vigia
  set encerrada_em = greatest(aberta_em, agora()),
      fim = case
        when old.entregador_id is distinct from new.entregador_id then 'transferida'
        when new.status = 'cancelada' then 'cancelada'
        else 'etapa'
      end
  where solicitacao_id = new.id and encerrada_em is null;
  return null;
end
$$;

create or replace trigger responde_por_si
  after update on solicitacao
  for each row
  when (
    old.entregador_id is not null
    and (old.entregador_id is distinct from new.entregador_id or old.status is distinct from new.status)
  )
  execute function solicitacao_responde_por_si();

create or replace function solicitacao_abre_fluxo()
returns trigger
language plpgsql
as $$
begin
  insert into fluxo_externo (integracao_id, solicitacao_id)
  select i.id, new.id
  from integracao i
  where i.comercio_id = new.comercio_id and i.tipo = 'webhook' and i.ambiente = 'producao' and i.ativa;
  return null;
end
$$;

create or replace trigger abre_fluxo
  after insert on solicitacao
  for each row execute function solicitacao_abre_fluxo();

create or replace function contar_la_fora(
  da_solicitacao int,
  do_tipo text,
  com_valor text,
  em timestamptz,
  por_tipo text
)
returns void
language plpgsql
as $$
begin
  insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id, ator_tipo)
  select f.id, do_tipo, com_valor, em, s.entregador_id, por_tipo
  from fluxo_externo f
  join solicitacao s on s.id = f.solicitacao_id
  where f.solicitacao_id = da_solicitacao
  order by f.id;
end
$$;

create or replace function solicitacao_conta_da_troca()
returns trigger
language plpgsql
as $$
begin
  perform contar_la_fora(new.id, 'transferida', coalesce(new.entregador_id::text, ''), agora(), null);
  return null;
end
$$;

create or replace trigger conta_da_troca
  after update on solicitacao
  for each row when (old.entregador_id is not null and old.entregador_id is distinct from new.entregador_id)
  execute function solicitacao_conta_da_troca();

create or replace function solicitacao_historico_conta_do_passo()
returns trigger
language plpgsql
as $$
begin
  perform contar_la_fora(new.solicitacao_id, 'etapa', new.status, new.quando, new.ator_tipo);
  return null;
end
$$;

create or replace trigger conta_do_passo
  after insert on solicitacao_historico
  for each row execute function solicitacao_historico_conta_do_passo();

create or replace function marco_conta_do_marco()
returns trigger
language plpgsql
as $$
begin
  perform contar_la_fora(new.solicitacao_id, 'marco', new.tipo, new.quando, new.ator_tipo);
  return null;
end
$$;

create or replace trigger conta_do_marco
  after insert on marco
  for each row execute function marco_conta_do_marco();

create or replace function problema_conta_do_problema()
returns trigger
language plpgsql
as $$
begin
  perform contar_la_fora(new.solicitacao_id, 'problema', new.id::text, new.aberto_em, 'entregador');
  return null;
end
$$;

create or replace trigger conta_do_problema
  after insert on problema
  for each row execute function problema_conta_do_problema();

create or replace function problema_conta_da_resposta()
returns trigger
language plpgsql
as $$
begin
  insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id, ator_tipo)
  select
    f.id, 'problema', new.id::text || ':' || new.acao, new.respondido_em, new.entregador_id, new.respondido_por
  from fluxo_externo f
  join integracao i on i.id = f.integracao_id and i.tipo = 'opendelivery'
  where f.solicitacao_id = new.solicitacao_id
  order by f.id;
  return null;
end
$$;

create or replace trigger conta_da_resposta
  after update on problema
  for each row when (old.acao is null and new.acao is not null)
  execute function problema_conta_da_resposta();

create or replace function comercio_muda_de_praca()
returns trigger
language plpgsql
as $$
begin
  if exists (
    select 1 from solicitacao
    where comercio_id = new.id and status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega')
  ) then
    raise exception 'shop % has open requests in the place %', new.id, old.praca_id;
  end if;
  return new;
end
$$;

create or replace trigger muda_de_praca
  before update on comercio
  for each row when (old.praca_id is distinct from new.praca_id)
  execute function comercio_muda_de_praca();

create or replace function mensagem_marcada()
returns trigger
language plpgsql
as $$
begin
  new.entregador_id := (select entregador_id from solicitacao where id = new.solicitacao_id);
  return new;
end
$$;

create or replace trigger marcada
  before insert on mensagem
  for each row when (new.entregador_id is null)
  execute function mensagem_marcada();

create or replace function avaliacao_contada()
returns trigger
language plpgsql
as $$
begin
  update entregador
  set avaliacao_soma = avaliacao_soma + new.nota, total_avaliacoes = total_avaliacoes + 1
  where id = new.entregador_id;
  return null;
end
$$;

create or replace trigger contada
  after insert on avaliacao
  for each row when (new.nota > 0)
  execute function avaliacao_contada();

create or replace function inscricao_push_inscreve()
returns trigger
language plpgsql
as $$
begin
  update fila_entregador f
  set inscrito = exists (select 1 from inscricao_push i where i.entregador_id = f.entregador_id)
  where f.entregador_id in (old.entregador_id, new.entregador_id);
  return null;
end
$$;

create or replace trigger inscreve
  after insert or update or delete on inscricao_push
  for each row execute function inscricao_push_inscreve();

alter table resumo_fechado set (fillfactor = 50);

insert into fechamento (id, ate) values (1, '-infinity') on conflict do nothing;

create or replace function travar_semana(segunda date)
returns void
language sql volatile
as $$
  select pg_advisory_xact_lock(hashtext('corre.semana'), segunda - date '2000-01-03')
$$;

create or replace function entrega_contada()
returns trigger
language plpgsql
as $$
begin
  if new.status = 'concluida' and (tg_op = 'INSERT' or old.status <> 'concluida') then
    update entregador set total_entregas = total_entregas + 1 where id = new.entregador_id;
  end if;
  return null;
end
$$;

create or replace trigger contada
  after insert or update on entrega
  for each row execute function entrega_contada();

create or replace function entrega_recebida()
returns trigger
language plpgsql
as $$
declare
  recebido numeric;
  quem record;
begin
  select valor_a_receber into recebido from solicitacao where id = new.solicitacao_id;
  if recebido is null then
    return null;
  end if;
  select ator_tipo, ator_id into quem
  from solicitacao_historico
  where solicitacao_id = new.solicitacao_id and status = 'finalizada';
  perform registrar_custodia(
    'recebido', new.entregador_id, new.comercio_id, new.solicitacao_id, null,
    'cliente', 'entregador', recebido, coalesce(quem.ator_tipo, 'sistema'), quem.ator_id, new.data
  );
  if new.status = 'concluida' then
    perform registrar_custodia(
      'prestado', new.entregador_id, new.comercio_id, new.solicitacao_id, null,
      'entregador', 'comercio', recebido, 'sistema', null, new.data_entrega
    );
  end if;
  return null;
end
$$;

create or replace trigger recebida
  after insert on entrega
  for each row when (new.solicitacao_id is not null and new.tipo_pagamento = 'dinheiro')
  execute function entrega_recebida();

create or replace function entrega_somada()
returns trigger
language plpgsql
as $$
declare
  semana date;
begin
  if tg_op = 'UPDATE' and old.status = 'concluida' and to_jsonb(old) - 'endereco' = to_jsonb(new) - 'endereco' then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.status = 'concluida' then
    raise exception 'a concluded entrega does not change (id %)', old.id;
  end if;
  if tg_op = 'DELETE' or new.status <> 'concluida' then
    return null;
  end if;
  semana := semana_de(new.data_entrega);
  -- A writer that freezes a week (travar_semana) waits for the deliveries that are being written into the week. A
  -- delivery that comes later with an earlier instant is undone and repeated, and counts in the week that runs then.
  perform pg_advisory_xact_lock_shared(hashtext('corre.semana'), semana - date '2000-01-03');
  if exists (select from pagamento where semana_inicio = semana and entregador_id = new.entregador_id)
    or exists (select from fatura where semana_inicio = semana and comercio_id = new.comercio_id)
  then
    raise exception 'the week of % is frozen', new.data_entrega using errcode = 'serialization_failure';
  end if;
  -- A delivery counts in the week of its instant, which is now. If an import writes one into a closed week, all weeks
  -- are open again, and the next sweeps close them anew.
  update fechamento set ate = '-infinity' where ate > semana;
  if found then
    delete from resumo_fechado;
  end if;
  insert into resumo_semanal as r
    (semana_inicio, entregador_id, comercio_id, total_entregas, total_quantidade, total_valor)
  values (semana, new.entregador_id, new.comercio_id, 1, new.quantidade, new.valor)
  on conflict (semana_inicio, entregador_id, comercio_id) do update
    set total_entregas = r.total_entregas + 1,
        total_quantidade = r.total_quantidade + excluded.total_quantidade,
        total_valor = r.total_valor + excluded.total_valor;
  return null;
end
$$;

create or replace trigger somada
  after insert or update or delete on entrega
  for each row execute function entrega_somada();

create or replace function quitacao_em_ordem()
returns trigger
language plpgsql
as $$
begin
  if new.tipo = 'estornada' then
    if not exists (
      select from quitacao where pagamento_id = new.pagamento_id and tentativa = new.tentativa and tipo = 'paga'
    ) then
      raise exception 'nothing to reverse in quitacao (pagamento_id %)', new.pagamento_id;
    end if;
  elsif new.tentativa > 1 and not exists (
    select from quitacao
    where pagamento_id = new.pagamento_id and tentativa = new.tentativa - 1 and tipo = 'estornada'
  ) then
    raise exception 'attempt % without a reversal before it in quitacao (pagamento_id %)',
      new.tentativa, new.pagamento_id;
  end if;
  return new;
end
$$;

create or replace trigger em_ordem
  before insert on quitacao
  for each row execute function quitacao_em_ordem();

create or replace function recebimento_em_ordem()
returns trigger
language plpgsql
as $$
begin
  if new.tipo = 'estornada' then
    if not exists (
      select from recebimento where fatura_id = new.fatura_id and tentativa = new.tentativa and tipo = 'recebida'
    ) then
      raise exception 'nothing to reverse in recebimento (fatura_id %)', new.fatura_id;
    end if;
  elsif new.tentativa > 1 and not exists (
    select from recebimento
    where fatura_id = new.fatura_id and tentativa = new.tentativa - 1 and tipo = 'estornada'
  ) then
    raise exception 'attempt % without a reversal before it in recebimento (fatura_id %)',
      new.tentativa, new.fatura_id;
  end if;
  return new;
end
$$;

create or replace trigger em_ordem
  before insert on recebimento
  for each row execute function recebimento_em_ordem();

create or replace function ajuste_valor_fica()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE'
    or (new.valor, new.semana_inicio, new.entregador_id)
      is distinct from (old.valor, old.semana_inicio, old.entregador_id)
    or (old.pagamento_id is not null and new.pagamento_id is distinct from old.pagamento_id)
    or (old.pagamento_id is not null and new.cancelado_em is not null)
  then
    raise exception 'an ajuste keeps its amount and its payout (id %)', old.id;
  end if;
  return new;
end
$$;

create or replace trigger valor_fica
  before update or delete on ajuste
  for each row execute function ajuste_valor_fica();

create or replace function lote_pagamento_so_se_cancela()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE'
    or to_jsonb(new) - 'arquivo' - 'cancelado_em' - 'cancelado_por' - 'motivo_cancelamento'
      is distinct from to_jsonb(old) - 'arquivo' - 'cancelado_em' - 'cancelado_por' - 'motivo_cancelamento'
    or (new.arquivo is distinct from old.arquivo and new.arquivo is not null)
    or (
      old.cancelado_em is not null
      and (new.cancelado_em, new.cancelado_por) is distinct from (old.cancelado_em, old.cancelado_por)
    )
  then
    raise exception 'a lote_pagamento is a closed set (id %)', old.id;
  end if;
  return new;
end
$$;

create or replace trigger so_se_cancela
  before update or delete on lote_pagamento
  for each row execute function lote_pagamento_so_se_cancela();

create or replace function lote_item_uma_resposta()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE'
    or old.resultado is not null
    or to_jsonb(new) - 'resultado' - 'ocorrencias' - 'retorno_em'
      is distinct from to_jsonb(old) - 'resultado' - 'ocorrencias' - 'retorno_em'
  then
    raise exception 'a lote_item has one answer (id %)', old.id;
  end if;
  return new;
end
$$;

create or replace trigger uma_resposta
  before update or delete on lote_item
  for each row execute function lote_item_uma_resposta();

create or replace function conteudo_da_quitacao(q quitacao)
returns text
language sql stable
as $$
  select format(
    'v1 quitacao=%s pagamento=%s semana=%s entregador=%s entregas=%s bruto=%s taxa=%s ajustes=%s liquido=%s '
      'tentativa=%s tipo=%s por=%s em=%s lote=%s transacao=%s',
    q.id, p.id, to_char(p.semana_inicio, 'YYYY-MM-DD'), p.entregador_id,
    p.total_entregas, p.total_valor, p.total_taxa, p.total_ajustes, p.total_liquido,
    q.tentativa, q.tipo, q.feita_por, to_char(q.feita_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    coalesce(q.lote_id::text, '-'), coalesce(q.id_transacao, '-')
  )
  from pagamento p
  where p.id = q.pagamento_id
$$;

create or replace function conteudo_da_recebimento(r recebimento)
returns text
language sql stable
as $$
  select format(
    'v1 recebimento=%s fatura=%s semana=%s comercio=%s entregas=%s valor=%s vence=%s '
      'tentativa=%s tipo=%s por=%s em=%s',
    r.id, f.id, to_char(f.semana_inicio, 'YYYY-MM-DD'), f.comercio_id,
    f.total_entregas, f.total_valor, to_char(f.vence_em, 'YYYY-MM-DD'),
    r.tentativa, r.tipo, r.feito_por, to_char(r.feito_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  )
  from fatura f
  where f.id = r.fatura_id
$$;

create or replace function encadear(do_tipo text, da_referencia int, do_conteudo text)
returns void
language plpgsql
as $$
declare
  antes record;
  hash_anterior text;
begin
  perform pg_advisory_xact_lock(hashtext('corre.elo'));
  select e.id, e.hash into antes from elo e order by e.id desc limit 1;
  hash_anterior := coalesce(antes.hash, repeat('0', 64));
  insert into elo (id, tipo, referencia_id, conteudo, anterior, hash)
  values (
    coalesce(antes.id, 0) + 1, do_tipo, da_referencia, do_conteudo, hash_anterior,
    encode(sha256(convert_to(hash_anterior || do_conteudo, 'UTF8')), 'hex')
  );
end
$$;

create or replace function quitacao_encadeada()
returns trigger
language plpgsql
as $$
begin
  perform encadear('quitacao', new.id, conteudo_da_quitacao(new));
  return null;
end
$$;

create or replace trigger encadeada
  after insert on quitacao
  for each row execute function quitacao_encadeada();

create or replace function recebimento_encadeada()
returns trigger
language plpgsql
as $$
begin
  perform encadear('recebimento', new.id, conteudo_da_recebimento(new));
  return null;
end
$$;

create or replace trigger encadeada
  after insert on recebimento
  for each row execute function recebimento_encadeada();
`,
};
