-- What an offer changes in its courier's row and in its route's row.

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

-- Acceptance leaves both rows to the triggers of `solicitacao` and `rota`. In a dispatch the route keeps its mark until
-- `oferecer` has looked for its next courier, so that the row is written once (`corre.soltas`: see trava.sql).
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
