/** Sessions, login limits, idempotency and the audit (docs/decisions/0004-sessions.md, docs/security.md). */
export const access = /* sql */ `
create table sessao (
  -- SHA-256 of the token; the token itself is only in the cookie
  token_hash bytea primary key check (length(token_hash) = 32),
  user_type text not null check (user_type in ('entregador','comercio','admin','suporte')),
  entregador_id int references entregador (id),
  comercio_id int references comercio (id),
  funcionario_id int references funcionario (id),
  criada_em timestamptz not null default agora(),
  usada_em timestamptz not null default agora(),
  expira_em timestamptz not null,
  -- the absolute end, however often the session is used
  limite_em timestamptz not null,
  check (num_nonnulls(entregador_id, comercio_id, funcionario_id) = 1),
  check (
    (user_type = 'entregador') = (entregador_id is not null)
    and (user_type = 'comercio') = (comercio_id is not null)
  )
);
create index sessao_do_entregador on sessao (entregador_id) where entregador_id is not null;
create index sessao_do_comercio on sessao (comercio_id) where comercio_id is not null;
create index sessao_do_funcionario on sessao (funcionario_id) where funcionario_id is not null;
create index sessao_vencida on sessao (expira_em);

-- rate-limiter-flexible's table: shared by all processes
create table limite (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- One effect and one answer for a retried mutation; kept 24 h.
create table idempotencia (
  ator text not null,
  chave text not null,
  operacao text not null,
  pedido_hash bytea not null,
  resposta jsonb,
  criada_em timestamptz not null default agora(),
  primary key (ator, chave)
);
create index idempotencia_antiga on idempotencia (criada_em);

create table auditoria (
  id bigint generated always as identity primary key,
  quando timestamptz not null default agora(),
  ator_tipo text not null,
  ator_id int,
  acao text not null,
  alvo_tipo text,
  alvo_id int,
  detalhes jsonb not null default '{}'
);
create index auditoria_recente on auditoria (quando desc);
create index auditoria_por_alvo on auditoria (alvo_tipo, alvo_id, quando desc);
create trigger auditoria_so_acrescenta before update or delete on auditoria
  for each row execute function proibir_alteracao();
`;
