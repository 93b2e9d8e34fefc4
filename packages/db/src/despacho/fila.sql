-- A courier's row in the queue. A courier is free when online, without an offer and without a delivery.

-- Leaves room on each page for the next poll's version of a row.
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

-- A courier changes the place only while not at work. `olhada` refers to the routes of the former place.
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

-- Notes that a courier became available: in a dispatch for its end (`corre.a_casar`: see trava.sql), otherwise in the
-- row for the next dispatch.
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

-- Keeps `silencio`: since when a free courier is silent.
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
