-- What is due, and where. These functions change nothing.
--
-- They always use the partial indexes (`set enable_…`). The number of rows with a flag changes every second, the
-- statistics only every hour. With statistics from the night the planner would read whole tables at noon.

-- Tells whether anything of this place has expired. It is called when something of any place has expired. Uses the
-- indexes oferta_vence, suspensao_fim, pausa_fim, volta_fim.
create or replace function venceu_na_praca(na_praca int, quando timestamptz)
returns boolean
language plpgsql stable
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
begin
  return exists (
      select 1 from oferta
      where resultado is null
        and praca_id = na_praca
        and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= quando
    )
    or exists (
      select 1 from suspensao s
      join fila_entregador f on f.entregador_id = s.entregador_id
      where s.data_remocao is null and s.data_expiracao_suspensao <= quando and f.praca_id = na_praca
    )
    or exists (select 1 from pausa where ate <= quando and praca_id = na_praca)
    or exists (select 1 from volta_a_loja where ate <= quando and praca_id = na_praca);
end
$$;

-- Tells whether a run for this place would return a route that expired or was held until now. A poll calls it when
-- something of any place has expired. Uses the indexes oferta_vence, pausa_fim, rota_retida.
create or replace function devolve_na_praca(na_praca int)
returns boolean
language plpgsql stable
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
declare
  ja constant timestamptz := agora();
begin
  return exists (
      select 1 from oferta
      where resultado is null
        and praca_id = na_praca
        and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= ja
    )
    or exists (select 1 from pausa where ate <= ja and praca_id = na_praca)
    or exists (select 1 from rota where retida and oferecer_apos <= ja and praca_id = na_praca);
end
$$;

-- Returns the places in which a run of the dispatch would change something. Something expired, a held route may go
-- out, a route became possible to offer, or a route waits too long. It reads only what is due. Uses the indexes
-- oferta_vence, suspensao_fim, pausa_fim, volta_fim, rota_retida, rota_a_casar, rota_a_sinalizar.
create or replace function pracas_com_trabalho(sinalizar_segundos float8)
returns int[]
language plpgsql stable
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
declare
  ja constant timestamptz := agora();
begin
  return (
    select coalesce(array_agg(distinct praca), '{}')
    from (
      select praca_id as praca
      from oferta
      where resultado is null
        and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= ja
      union all
      select f.praca_id
      from suspensao s
      join fila_entregador f on f.entregador_id = s.entregador_id
      where s.data_remocao is null and s.data_expiracao_suspensao <= ja
      union all
      select praca_id from pausa where ate <= ja
      union all
      select praca_id from volta_a_loja where ate <= ja
      union all
      select praca_id from rota where retida and oferecer_apos <= ja
      union all
      select praca_id from rota where oferecivel and a_casar
      union all
      select praca_id
      from rota
      where aguardando
        and sinalizada_em is null
        and liberada_em <= ja - make_interval(secs => sinalizar_segundos)
    ) devido
  );
end
$$;
