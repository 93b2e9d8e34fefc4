-- The way back of a request that was cancelled while its courier carried the order [devolver].

-- The courier keeps the order until they note the return. Nothing goes back after a return that was noted before. The
-- row comes before the delivery stops to count (`ocupa_ou_libera`), so the courier is not free in between.
create or replace function solicitacao_leva_de_volta()
returns trigger
language plpgsql
as $$
begin
  insert into volta_a_loja (solicitacao_id, entregador_id, praca_id, ate)
  select new.id, new.entregador_id, r.praca_id, new.data_status + interval '30 minutes'
  from rota r
  where r.id = new.rota_id
    and not exists (
      select 1 from marco m
      where m.solicitacao_id = new.id and m.tipo = 'devolvido' and m.ator_id = new.entregador_id
    );
  return null;
end
$$;

create or replace trigger leva_de_volta
  after update on solicitacao
  for each row when (old.status = 'em_entrega' and new.status = 'cancelada')
  execute function solicitacao_leva_de_volta();

create or replace function marco_encerra_volta()
returns trigger
language plpgsql
as $$
begin
  delete from volta_a_loja where solicitacao_id = new.solicitacao_id and entregador_id = new.ator_id;
  return null;
end
$$;

create or replace trigger encerra_volta
  after insert or update on marco
  for each row when (new.tipo = 'devolvido')
  execute function marco_encerra_volta();

create or replace function volta_a_loja_ocupa()
returns trigger
language plpgsql
as $$
begin
  update fila_entregador
  set entregas_abertas = entregas_abertas + 1, com_oferta = false
  where entregador_id = new.entregador_id;
  return null;
end
$$;

create or replace trigger ocupa
  after insert on volta_a_loja
  for each row execute function volta_a_loja_ocupa();

-- The courier keeps the place in the queue, as after every cancellation.
create or replace function volta_a_loja_libera()
returns trigger
language plpgsql
as $$
begin
  update fila_entregador set entregas_abertas = entregas_abertas - 1 where entregador_id = old.entregador_id;
  perform mudou(id, comercio_id) from solicitacao where id = old.solicitacao_id;
  return null;
end
$$;

create or replace trigger libera
  after delete on volta_a_loja
  for each row execute function volta_a_loja_libera();
