/** Couriers, shops, staff and their photos (specification §3). */
export const people = /* sql */ `
create table entregador (
  id int generated always as identity primary key,
  usuario text not null,
  nome_completo text not null,
  data_inicio date not null,
  data_nascimento date not null,
  -- cpf, rg and pix_chave are AES-256-GCM texts; cpf_indice is their HMAC, for uniqueness (docs/security.md)
  cpf text not null,
  cpf_indice text not null,
  rg text not null,
  estado_civil text not null check (estado_civil in ('solteiro','casado','divorciado','viuvo')),
  endereco text not null,
  bairro text not null,
  cep text not null,
  telefone_pessoal text not null,
  pix_tipo_chave text not null check (pix_tipo_chave in ('cpf','telefone','email','aleatoria')),
  pix_chave text not null,
  assinatura_planilha text not null,
  senha_hash text not null,
  ativo boolean not null default true,
  aparece_no_ranking boolean not null default true,
  consentimento_em timestamptz,
  data_cadastro timestamptz not null default agora(),
  removido_em timestamptz,
  avaliacao_soma int not null default 0,
  total_avaliacoes int not null default 0,
  check (ativo = (removido_em is null))
);
create unique index entregador_usuario_unico on entregador (lower(usuario)) where ativo;
create unique index entregador_cpf_unico on entregador (cpf_indice) where ativo;
-- back-office lists, by name; the shop's search uses the same order
create index entregador_por_nome on entregador (lower(nome_completo)) where ativo;

-- The courier's hot row: narrow, updated by every poll, locked by the dispatch.
create table fila_entregador (
  entregador_id int primary key references entregador (id),
  online boolean not null default false,
  online_desde timestamptz,
  fila_desde timestamptz,
  ultimo_sinal timestamptz,
  recusas_consecutivas int not null default 0 check (recusas_consecutivas >= 0),
  expiradas_consecutivas int not null default 0 check (expiradas_consecutivas >= 0),
  nao_entregues_consecutivas int not null default 0 check (nao_entregues_consecutivas >= 0),
  suspenso_ate timestamptz,
  motivo_offline text,
  check (online = (fila_desde is not null)),
  check (online = (online_desde is not null))
) with (fillfactor = 70);
-- the queue: fila_desde, then id
create index fila_em_ordem on fila_entregador (fila_desde, entregador_id) where online;

-- How long a courier stood online, for idle time and R$ per online hour.
create table turno (
  id int generated always as identity primary key,
  entregador_id int not null references entregador (id),
  inicio timestamptz not null,
  fim timestamptz,
  check (fim is null or fim >= inicio)
);
create unique index turno_aberto_unico on turno (entregador_id) where fim is null;
create index turno_por_entregador on turno (entregador_id, inicio desc);

create table comercio (
  id int generated always as identity primary key,
  nome text not null check (nome = btrim(nome) and nome <> ''),
  -- nome without case, accents and outer blanks
  nome_chave text not null,
  senha_hash text not null,
  senha_inicial boolean not null default true,
  ativo boolean not null default true,
  data_cadastro timestamptz not null default agora(),
  removido_em timestamptz,
  check (ativo = (removido_em is null))
);
create unique index comercio_nome_unico on comercio (nome_chave) where ativo;

create table funcionario (
  id int generated always as identity primary key,
  user_type text not null check (user_type in ('admin','suporte')),
  usuario text not null,
  nome text not null,
  senha_hash text not null,
  ativo boolean not null default true,
  data_cadastro timestamptz not null default agora()
);
create unique index funcionario_usuario_unico on funcionario (user_type, lower(usuario));

create table foto (
  id int generated always as identity primary key,
  entregador_id int unique references entregador (id),
  comercio_id int unique references comercio (id),
  bytes bytea not null,
  etag text not null,
  atualizada_em timestamptz not null default agora(),
  check (num_nonnulls(entregador_id, comercio_id) = 1)
);
`;
