-- Places (`praca`), each with its own queue and its own dispatch lock (ADR 0011).

-- A place gets the row of its dispatch lock.
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

-- The first place.
insert into praca (id) values (1) on conflict do nothing;

-- Moves a courier or a shop to another place, under the locks of both places. Therefore a transaction with the lock of
-- a place knows who belongs to it. Triggers refuse a courier at work and a shop with open requests.
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
