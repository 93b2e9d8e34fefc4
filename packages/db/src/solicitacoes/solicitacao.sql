-- What a request sets off: the courier's counters and place in the queue, and the end of open questions about it.

-- A request counts for its present courier only.
create or replace function solicitacao_contada()
returns trigger
language plpgsql
as $$
begin
  update entregador set total_solicitacoes = total_solicitacoes + 1 where id = new.entregador_id;
  return null;
end
$$;

create or replace trigger contada
  after insert on solicitacao
  for each row when (new.entregador_id is not null)
  execute function solicitacao_contada();

create or replace function solicitacao_recontada()
returns trigger
language plpgsql
as $$
begin
  update entregador set total_solicitacoes = total_solicitacoes - 1 where id = old.entregador_id;
  update entregador set total_solicitacoes = total_solicitacoes + 1 where id = new.entregador_id;
  return null;
end
$$;

create or replace trigger recontada
  after update on solicitacao
  for each row when (old.entregador_id is distinct from new.entregador_id)
  execute function solicitacao_recontada();

-- A courier with a request in progress is busy. The dispatch reads that from the queue's row, not from the requests.
create or replace function solicitacao_ocupa()
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
  after insert on solicitacao
  for each row when (new.entregador_id is not null and new.status in ('aceita', 'em_retirada', 'em_entrega'))
  execute function solicitacao_ocupa();

-- A courier who finished a delivery goes to the end of the queue, as of the step's instant (`data_status`).
create or replace function solicitacao_ocupa_ou_libera()
returns trigger
language plpgsql
as $$
declare
  antes constant boolean := old.status in ('aceita', 'em_retirada', 'em_entrega');
  agora_sim constant boolean := new.status in ('aceita', 'em_retirada', 'em_entrega');
  do_mesmo constant boolean := old.entregador_id = new.entregador_id;
begin
  if antes and not (agora_sim and do_mesmo) then
    update fila_entregador
    set entregas_abertas = entregas_abertas - 1,
        fila_desde = case when online and new.status = 'finalizada' then new.data_status else fila_desde end
    where entregador_id = old.entregador_id;
  end if;
  if agora_sim and not (antes and do_mesmo) then
    update fila_entregador
    set entregas_abertas = entregas_abertas + 1, com_oferta = false
    where entregador_id = new.entregador_id;
  end if;
  return null;
end
$$;

create or replace trigger ocupa_ou_libera
  after update on solicitacao
  for each row
  when (old.entregador_id is distinct from new.entregador_id or old.status is distinct from new.status)
  execute function solicitacao_ocupa_ou_libera();

-- A problem ends when the delivery ends or gets another courier. The watchdog's question ends at every step (ADR 0025).
create or replace function solicitacao_responde_por_si()
returns trigger
language plpgsql
as $$
begin
  if old.entregador_id is distinct from new.entregador_id
    or new.status not in ('aceita', 'em_retirada', 'em_entrega')
  then
    update problema
    set encerrado_em = greatest(aberto_em, agora())
    where solicitacao_id = new.id and encerrado_em is null;
  end if;
  update vigia
  set encerrada_em = greatest(aberta_em, agora()),
      fim = case
        when old.entregador_id is distinct from new.entregador_id then 'transferida'
        when new.status = 'cancelada' then 'cancelada'
        else 'etapa'
      end
  where solicitacao_id = new.id and encerrada_em is null;
  return null;
end
$$;

create or replace trigger responde_por_si
  after update on solicitacao
  for each row
  when (
    old.entregador_id is not null
    and (old.entregador_id is distinct from new.entregador_id or old.status is distinct from new.status)
  )
  execute function solicitacao_responde_por_si();

-- The last answer to a problem says whether the order goes back to the shop. It stands in the request's row, so that a
-- step that waited for the row reads it.
create or replace function problema_devolve()
returns trigger
language plpgsql
as $$
begin
  update solicitacao
  set a_devolver = (new.acao = 'trazer_de_volta')
  where id = new.solicitacao_id and status = 'em_entrega' and a_devolver <> (new.acao = 'trazer_de_volta');
  return null;
end
$$;

create or replace trigger devolve
  after update on problema
  for each row when (old.acao is null and new.acao is not null and new.acao <> 'cancelar')
  execute function problema_devolve();
