-- A route in the queue: its place, its priority, and from when on it may be offered.

-- Returns how many of the shop's priority routes use up the places for a route that enters the queue at `quando`
-- (ADR 0016). These are the ones that entered in the minutes before it (even if taken or cancelled since), and older
-- ones that still wait. Uses the indexes rota_prioritaria_do_comercio and rota_urgente_do_comercio.
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

-- Every writer holds the place's dispatch lock, so the counted rows cannot change meanwhile.
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

-- Ends a hold when the route is released, taken or cancelled. Ends the offer of a route that waits no more. Numbers the
-- change when the route becomes possible to offer.
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
  -- The generated column `oferecivel` of the new row is computed after this trigger.
  if new.aguardando and not new.com_oferta and not new.retida and not old.oferecivel then
    new.mudanca := proxima_mudanca();
  end if;
  return new;
end
$$;

create or replace trigger muda
  before update on rota
  for each row execute function rota_muda();
