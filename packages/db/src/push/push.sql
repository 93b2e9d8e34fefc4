-- The dispatch reads from the queue's row (`inscrito`) whether a push can wake a courier.
create or replace function inscricao_push_inscreve()
returns trigger
language plpgsql
as $$
begin
  update fila_entregador f
  set inscrito = exists (select 1 from inscricao_push i where i.entregador_id = f.entregador_id)
  where f.entregador_id in (old.entregador_id, new.entregador_id);
  return null;
end
$$;

create or replace trigger inscreve
  after insert or update or delete on inscricao_push
  for each row execute function inscricao_push_inscreve();
