-- The figures of a span of days: the rounding of a wait, the bairro of an address, and the marks of changed hours.

-- No hour is closed yet.
insert into numero_fechado (id, ate) values (1, '-infinity') on conflict do nothing;

-- Returns a wait in seconds, rounded up to its step (PASSOS_DA_ESPERA of the contract).
create or replace function ate_o_passo(segundos float8)
returns int
language sql immutable parallel safe
as $$
  select (
    case
      when segundos < 300 then ceil(segundos / 5) * 5
      when segundos < 1200 then ceil(segundos / 15) * 15
      when segundos < 3600 then ceil(segundos / 30) * 30
      when segundos < 10800 then ceil(segundos / 60) * 60
      else ceil(segundos / 600) * 600
    end
  )::int
$$;

-- Returns comparable words without leading zeros: 'zona 07' and 'zona 7' name one bairro. Stored keys may have zeros.
create or replace function sem_zeros(palavras text)
returns text
language sql immutable parallel safe
as $$
  select regexp_replace(palavras, '\m([a-z]?)0+(?=\d)', '\1', 'g')
$$;

-- Returns the bairro whose name stands in these comparable words; among several, the longest name. Null without one.
create or replace function bairro_de(palavras text)
returns int
language sql stable
as $$
  select b.id
  from bairro b
  where position(' ' || sem_zeros(b.chave) || ' ' in ' ' || sem_zeros(palavras) || ' ') > 0
  order by length(sem_zeros(b.chave)) desc, b.id
  limit 1
$$;

create or replace function preco_do_comercio_nomeia()
returns trigger
language plpgsql
as $$
begin
  insert into bairro (nome, chave)
  select new.bairro, new.bairro_chave
  where not exists (select from bairro b where sem_zeros(b.chave) = sem_zeros(new.bairro_chave))
  on conflict (chave) do nothing;
  return null;
end
$$;

create or replace trigger nomeia
  after insert on preco_do_comercio
  for each row when (new.bairro_chave <> '')
  execute function preco_do_comercio_nomeia();

-- Marks the hour of an instant as changed. The triggers below call it only for instants of more than five minutes ago.
-- The sweep closes an hour ten minutes after its end. So an act of the present writes no mark (ADR 0009).
create or replace function numeros_mudaram(quando timestamptz)
returns void
language sql volatile
as $$
  insert into numero_mudado (hora) values (date_trunc('hour', quando, 'UTC'))
$$;

create or replace function solicitacao_muda_numeros()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and old.status in ('finalizada', 'cancelada') then
    perform numeros_mudaram(old.data_status);
  end if;
  if new.status in ('finalizada', 'cancelada') then
    perform numeros_mudaram(new.data_status);
  end if;
  return null;
end
$$;

create or replace trigger muda_numeros
  after insert on solicitacao
  for each row when (
    new.status in ('finalizada', 'cancelada') and new.data_status < agora() - interval '5 minutes'
  )
  execute function solicitacao_muda_numeros();

create or replace trigger muda_numeros_de_antes
  after update on solicitacao
  for each row when (
    (
      old.status in ('finalizada', 'cancelada') and old.data_status < agora() - interval '5 minutes'
      or new.status in ('finalizada', 'cancelada') and new.data_status < agora() - interval '5 minutes'
    )
    and (old.status, old.data_status, old.entregador_id, old.comercio_id, old.bairro_id)
      is distinct from (new.status, new.data_status, new.entregador_id, new.comercio_id, new.bairro_id)
  )
  execute function solicitacao_muda_numeros();

-- A transfer moves the time with a delivery from one courier to another, from the acceptance on.
create or replace function solicitacao_muda_ocupados()
returns trigger
language plpgsql
as $$
begin
  perform numeros_mudaram(h.quando + n * interval '1 hour')
  from solicitacao_historico h,
    generate_series(0, (extract(epoch from agora() - h.quando) / 3600)::int + 1) n
  where h.solicitacao_id = new.id and h.status = 'aceita';
  return null;
end
$$;

create or replace trigger muda_ocupados
  after update on solicitacao
  for each row when (old.entregador_id is not null and old.entregador_id is distinct from new.entregador_id)
  execute function solicitacao_muda_ocupados();

-- A step of a request that ended before. A step in time is counted when its request ends.
create or replace function passo_muda_numeros()
returns trigger
language plpgsql
as $$
begin
  perform numeros_mudaram(s.data_status)
  from solicitacao s
  where s.id = new.solicitacao_id
    and s.status in ('finalizada', 'cancelada')
    and s.data_status < agora() - interval '5 minutes';
  return null;
end
$$;

create or replace trigger muda_numeros
  after insert on solicitacao_historico
  for each row when (new.quando < agora() - interval '5 minutes')
  execute function passo_muda_numeros();

create or replace trigger muda_numeros_de_antes
  after update on solicitacao_historico
  for each row execute function passo_muda_numeros();

create or replace trigger muda_numeros
  after insert or update on marco
  for each row when (new.tipo = 'no_cliente')
  execute function passo_muda_numeros();

create or replace trigger muda_numeros
  after insert on problema
  for each row execute function passo_muda_numeros();

create or replace function oferta_muda_numeros()
returns trigger
language plpgsql
as $$
begin
  perform numeros_mudaram(new.enviada_em);
  return null;
end
$$;

create or replace trigger muda_numeros
  after insert or update on oferta
  for each row when (new.enviada_em < agora() - interval '5 minutes')
  execute function oferta_muda_numeros();

-- A time online that began or ended earlier than now: the hours that it gained or lost.
create or replace function turno_muda_numeros()
returns trigger
language plpgsql
as $$
begin
  perform numeros_mudaram(h)
  from generate_series(
    date_trunc('hour', case when tg_op = 'INSERT' then new.inicio else least(old.fim, new.fim) end, 'UTC'),
    case when tg_op = 'INSERT' then coalesce(new.fim, agora()) else greatest(coalesce(old.fim, agora()), new.fim) end,
    interval '1 hour'
  ) h;
  return null;
end
$$;

create or replace trigger muda_numeros
  after insert on turno
  for each row when (new.inicio < agora() - interval '5 minutes')
  execute function turno_muda_numeros();

create or replace trigger muda_numeros_de_antes
  after update on turno
  for each row when (least(old.fim, new.fim) < agora() - interval '5 minutes')
  execute function turno_muda_numeros();

create or replace function rota_muda_numeros()
returns trigger
language plpgsql
as $$
begin
  perform numeros_mudaram(old.liberada_em);
  perform numeros_mudaram(new.liberada_em);
  return null;
end
$$;

create or replace trigger muda_numeros
  after update on rota
  for each row when (
    old.liberada_em is distinct from new.liberada_em
    and least(old.liberada_em, new.liberada_em) < agora() - interval '5 minutes'
  )
  execute function rota_muda_numeros();

create or replace function entrega_muda_numeros()
returns trigger
language plpgsql
as $$
begin
  perform numeros_mudaram(new.data_entrega);
  return null;
end
$$;

create or replace trigger muda_numeros
  after insert or update on entrega
  for each row when (new.data_entrega < agora() - interval '5 minutes')
  execute function entrega_muda_numeros();
