-- Who goes with whom: the courier for a route, and the route for a courier (ADR 0012). Both use the same order, so a
-- courier whom `entregador_para` chooses finds the route by `rota_para`.

-- Whether the route has a cash request. A cancelled stop still counts. Otherwise its cancellation would have to tell
-- the dispatch that the route changed.
create or replace function rota_em_dinheiro(da_rota int)
returns boolean
language sql stable
as $$
  select exists (select from solicitacao where rota_id = da_rota and pagamento = 'dinheiro')
$$;

-- Returns the first route of the courier's place that the courier may get, urgent routes first, then the oldest. It
-- skips routes for which the courier is paused, and cash routes while the courier holds more than `limite` (null: no
-- limit). It checks the first 16 routes one by one. If the courier may have none of them, it checks the routes that
-- changed since the last look (olhada). The settings are those of prazos.sql, for the same reason.
create or replace function rota_para(quem int, acordando boolean, limite numeric)
returns int
language plpgsql stable
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
declare
  poucas constant int := 16;
  barrado constant boolean := acima_do_limite(quem, limite);
  na_praca int;
  desde bigint;
  olhadas int;
  achada int;
begin
  select praca_id, olhada into na_praca, desde from fila_entregador where entregador_id = quem;
  select count(*), (array_agg(q.id order by q.vez) filter (where not q.pausada))[1] into olhadas, achada
  from (
    select
      r.id,
      row_number() over () as vez,
      exists (
        select 1 from pausa p
        where p.rota_id = r.id and p.entregador_id = quem and (acordando or p.motivo <> 'chamado')
      )
      or barrado and rota_em_dinheiro(r.id) as pausada
    from (
      select id from rota
      where praca_id = na_praca and oferecivel
      order by prioritaria desc, liberada_em, id
      limit poucas
    ) r
  ) q;
  if achada is not null or olhadas < poucas then
    return achada;
  end if;
  with mudadas as materialized (
    select id, prioritaria, liberada_em from rota where praca_id = na_praca and oferecivel and mudanca > desde
  )
  select m.id into achada
  from mudadas m
  -- Not an anti-join: for that the planner reads all pauses, because it expects that a third of the routes changed.
  where coalesce(
      (
        select p.motivo = 'chamado' and not acordando
        from pausa p
        where p.rota_id = m.id and p.entregador_id = quem
      ),
      true
    )
    and not (barrado and rota_em_dinheiro(m.id))
  order by m.prioritaria desc, m.liberada_em, m.id
  limit 1;
  return achada;
end
$$;

-- Returns the courier for this route: the first of the place's queue who has no pause for it and has a fresh signal,
-- or whom a push can wake (`acordar`). After two pushes for the route in vain, nobody is woken for it where somebody
-- else can have it; nor is who left three pushes in a row unanswered, also where the other one must be woken. A courier
-- who turns out to be silent is looked at as one to wake, until their next request. Nobody above `limite` gets a cash
-- route (null: no limit).
--
-- The couriers above the limit are found by a subquery in each statement. It reads one index entry for each row. A
-- function with this subquery is not inlined, and costs ten times as much.
create or replace function entregador_para(
  da_rota int,
  na_praca int,
  instante timestamptz,
  alcance_segundos float8,
  acordar boolean,
  limite numeric,
  out quem int,
  out desde timestamptz,
  out por_push boolean
)
language plpgsql
as $$
declare
  paciencia constant int := 3;
  vezes constant int := 2;
  ouvido boolean;
  exigente boolean := true;
  dormindo int;
  lugar timestamptz;
  em_dinheiro constant boolean := limite is not null and rota_em_dinheiro(da_rota);
begin
  loop
    select
      f.entregador_id,
      f.fila_desde,
      (
        select s.ultimo_sinal > instante - make_interval(secs => alcance_segundos)
        from sinal s
        where s.entregador_id = f.entregador_id
      )
    into quem, desde, ouvido
    from fila_entregador f
    where f.praca_id = na_praca
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and f.alcancavel
      and not exists (
        select 1 from pausa p
        where p.rota_id = da_rota and p.entregador_id = f.entregador_id and p.motivo <> 'chamado'
      )
      and not (em_dinheiro and coalesce((
        select l.saldo_total
        from custodia_lancamento l
        where l.entregador_id = f.entregador_id and l.conta = 'entregador'
        order by l.movimento_id desc
        limit 1
      ) > limite, false))
    order by f.fila_desde, f.entregador_id
    limit 1;
    exit when quem is null or ouvido;
    update fila_entregador set alcancavel = false where entregador_id = quem;
  end loop;
  por_push := false;
  if not acordar then
    return;
  end if;
  if quem is not null
    and (select count(*) from pausa p where p.rota_id = da_rota and p.motivo = 'chamado') >= vezes
  then
    return;
  end if;
  loop
    select f.entregador_id, f.fila_desde into dormindo, lugar
    from fila_entregador f
    where f.praca_id = na_praca
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and not f.alcancavel and f.inscrito
      and (f.fila_desde, f.entregador_id) < (coalesce(desde, 'infinity'), coalesce(quem, 2147483647))
      and (not exigente or f.chamados_sem_resposta < paciencia)
      and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id)
      and not (em_dinheiro and coalesce((
        select l.saldo_total
        from custodia_lancamento l
        where l.entregador_id = f.entregador_id and l.conta = 'entregador'
        order by l.movimento_id desc
        limit 1
      ) > limite, false))
    order by f.fila_desde, f.entregador_id
    limit 1;
    exit when found or quem is not null or not exigente;
    exigente := false;
  end loop;
  if dormindo is not null then
    quem := dormindo;
    desde := lugar;
    por_push := true;
  end if;
end
$$;
