-- Deliveries and their weeks: counters, weekly sums, the freeze of a week.

-- Every week updates every row of this table. The new version finds room on its page, so the table does not grow.
alter table resumo_fechado set (fillfactor = 50);

-- No week is closed yet.
insert into fechamento (id, ate) values (1, '-infinity') on conflict do nothing;

-- Freezes a week until the transaction ends. It waits for deliveries that are being written into the week and blocks
-- new ones, because the trigger `somada` takes the same lock, shared. Acts on a week's payouts take this lock first.
create or replace function travar_semana(segunda date)
returns void
language sql volatile
as $$
  select pg_advisory_xact_lock(hashtext('corre.semana'), segunda - date '2000-01-03')
$$;

-- Writes the net value, at the rate of the week in which the delivery counts [taxa]. A pending delivery takes the rate
-- of the week in which it ended, and is written again at its release. For the lock see `taxa_dita_a_tempo`.
create or replace function entrega_com_liquido()
returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('corre.taxa'));
  new.valor_liquido := new.valor - taxa_de(new.valor, semana_de(coalesce(new.data_entrega, new.data)));
  return new;
end
$$;

create or replace trigger com_liquido
  before insert or update of valor, data, data_entrega, valor_liquido on entrega
  for each row execute function entrega_com_liquido();

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

-- A finished cash delivery books the cash into the courier's hand, whoever finishes it. If the delivery is concluded
-- at once, the shop already has the cash, so the trigger also books the handover (ADR 0022).
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

-- Keeps the sums per week, courier and shop, in the transaction of the delivery. A concluded delivery never changes,
-- except that the customer's address may be erased, which no sum contains (ADR 0029).
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
