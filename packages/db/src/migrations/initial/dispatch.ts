/** Requests, routes, offers, suspensions: the invariants of docs/reliability.md as constraints. */
export const dispatch = /* sql */ `
-- One row: whoever changes the queue takes it FOR NO KEY UPDATE first, then reads agora() (docs/decisions/0005-dispatch-lock.md).
create table despacho (id int primary key check (id = 1));
insert into despacho values (1);

-- The unit of dispatch: one request, or several from one shop that go together.
create table rota (
  id int generated always as identity primary key,
  comercio_id int not null references comercio (id),
  urgente boolean not null default false,
  criada_em timestamptz not null default agora(),
  -- true while at least one stop is aguardando: the dispatch reads nothing else
  aguardando boolean not null default true,
  sinalizada_em timestamptz
);
-- urgent first, then oldest
create index rota_aguardando on rota (urgente desc, criada_em, id) where aguardando;
create index rota_do_comercio on rota (comercio_id);

create table oferta (
  id int generated always as identity primary key,
  rota_id int not null references rota (id),
  entregador_id int not null references entregador (id),
  posicao_fila int not null,
  enviada_em timestamptz not null,
  -- delivered before this, or it passes on; null for an assignment
  entregar_ate timestamptz not null,
  expira_em timestamptz not null,
  entregue_em timestamptz,
  vista_em timestamptz,
  respondida_em timestamptz,
  resultado text check (resultado in ('aceita','recusada','expirada','nao_entregue','retirada')),
  check (expira_em > enviada_em),
  check ((resultado is null) = (respondida_em is null))
);
-- invariants 1 and 2: one open offer per route and per courier, one acceptance per route
create unique index oferta_viva_da_rota on oferta (rota_id) where resultado is null;
create unique index oferta_viva_do_entregador on oferta (entregador_id) where resultado is null;
create unique index oferta_aceita_da_rota on oferta (rota_id) where resultado = 'aceita';
-- pauses before the same courier is asked again
create index oferta_por_rota on oferta (rota_id, entregador_id, respondida_em desc);
create index oferta_do_entregador on oferta (entregador_id, enviada_em desc);

-- Who was passed over when an offer was made, and why: the queue explains itself.
create table oferta_pulo (
  oferta_id int not null references oferta (id),
  entregador_id int not null references entregador (id),
  motivo text not null check (motivo in ('inalcancavel','pausa_recusa','pausa_expirada')),
  quando timestamptz not null,
  primary key (oferta_id, entregador_id)
);
create index oferta_pulo_do_entregador on oferta_pulo (entregador_id, quando desc);

create table solicitacao (
  id int generated always as identity primary key,
  rota_id int not null references rota (id),
  ordem int not null default 1 check (ordem >= 1),
  comercio_id int not null references comercio (id),
  entregador_id int references entregador (id),
  endereco text not null check (endereco = btrim(endereco) and endereco <> ''),
  observacao text,
  urgente boolean not null default false,
  origem text not null check (origem in ('manual','ifood')),
  valor_estimado numeric(12,2) not null check (valor_estimado > 0),
  link_localizacao text,
  status text not null default 'aguardando'
    check (status in ('aguardando','aceita','em_retirada','em_entrega','finalizada','cancelada')),
  data_solicitacao timestamptz not null default agora(),
  data_status timestamptz not null default agora(),
  atribuida_por int references funcionario (id),
  unique (rota_id, ordem),
  -- invariant 4
  check (status not in ('aceita','em_retirada','em_entrega','finalizada') or entregador_id is not null),
  check (status <> 'aguardando' or entregador_id is null)
);
create index solicitacao_do_comercio on solicitacao (comercio_id, data_solicitacao desc);
create index solicitacao_do_entregador on solicitacao (entregador_id, data_status desc) where entregador_id is not null;
create index solicitacao_aberta_do_entregador on solicitacao (entregador_id)
  where status in ('aceita','em_retirada','em_entrega');
create index solicitacao_aberta_do_comercio on solicitacao (comercio_id)
  where status in ('aguardando','aceita','em_retirada','em_entrega');
create index solicitacao_recente on solicitacao (data_solicitacao desc);

-- invariant 5: each transition once, with its time and who did it
create table solicitacao_historico (
  solicitacao_id int not null references solicitacao (id),
  status text not null,
  quando timestamptz not null,
  ator_tipo text not null check (ator_tipo in ('entregador','comercio','admin','suporte','sistema')),
  ator_id int,
  primary key (solicitacao_id, status)
);

create table suspensao (
  id int generated always as identity primary key,
  entregador_id int not null references entregador (id),
  tipo_suspensao text not null check (tipo_suspensao in ('automatica','manual')),
  motivo_suspensao text not null,
  duracao_horas int not null check (duracao_horas > 0),
  data_suspensao timestamptz not null,
  data_expiracao_suspensao timestamptz not null,
  data_remocao timestamptz,
  suspensa_por int references funcionario (id),
  removida_por int references funcionario (id),
  check (data_expiracao_suspensao > data_suspensao)
);
create unique index suspensao_ativa_unica on suspensao (entregador_id) where data_remocao is null;
create index suspensao_recente on suspensao (data_suspensao desc);

create table contestacao (
  id int generated always as identity primary key,
  suspensao_id int not null unique references suspensao (id),
  texto text not null,
  enviada_em timestamptz not null default agora(),
  resposta text,
  respondida_em timestamptz,
  respondida_por int references funcionario (id),
  check ((resposta is null) = (respondida_em is null))
);

-- chat: one conversation per request, a sequence per conversation (invariant 7)
create table mensagem (
  id uuid primary key,
  solicitacao_id int not null references solicitacao (id),
  sequencia int not null,
  remetente_tipo text not null check (remetente_tipo in ('entregador','comercio')),
  mensagem text not null check (btrim(mensagem) <> ''),
  data_envio timestamptz not null,
  unique (solicitacao_id, sequencia)
);
create table leitura (
  solicitacao_id int not null references solicitacao (id),
  leitor_tipo text not null check (leitor_tipo in ('entregador','comercio')),
  ate_sequencia int not null,
  primary key (solicitacao_id, leitor_tipo)
);

create table avaliacao (
  id int generated always as identity primary key,
  solicitacao_id int not null unique references solicitacao (id),
  comercio_id int not null references comercio (id),
  entregador_id int not null references entregador (id),
  nota int not null check (nota between 0 and 5),
  comentario text,
  data_avaliacao timestamptz not null default agora()
);
create index avaliacao_do_entregador on avaliacao (entregador_id, data_avaliacao desc);
-- the mean is read in every list: kept beside the courier, in the transaction of the rating. Nota 0 is 'sem nota'.
create function contar_avaliacao() returns trigger language plpgsql as $$
begin
  if new.nota > 0 then
    update entregador set avaliacao_soma = avaliacao_soma + new.nota, total_avaliacoes = total_avaliacoes + 1
     where id = new.entregador_id;
  end if;
  return null;
end $$;
create trigger avaliacao_contada after insert on avaliacao for each row execute function contar_avaliacao();
`;
