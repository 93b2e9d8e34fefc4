-- The ledger of the cash that couriers hold (ADR 0022).

-- The cash that a courier holds for one shop.
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

-- The cash that a courier holds for all shops.
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

-- Whether a courier holds more cash than `limite`. False if there is no limit (null).
create or replace function acima_do_limite(quem int, limite numeric)
returns boolean
language sql stable
as $$
  select coalesce(saldo_em_maos(quem) > limite, false)
$$;

-- The only writer of the ledger. It moves `quanto` from the account `de` to the account `para`.
-- It locks the courier's row first, so that the movements of one courier are numbered in the order of their balances.
-- A transaction that needs both locks takes the dispatch lock before this one.
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

-- Computes the courier's balances after a leg, under the lock of the courier's row.
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

-- Keeps `custodia_aberta`: who holds a shop's money now.
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

-- Runs at the commit for each leg, and checks that the legs of a movement sum to zero.
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

-- PostgreSQL cannot replace a constraint trigger, so the statement runs only where the trigger is missing.
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
