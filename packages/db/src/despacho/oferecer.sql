-- The end of a dispatch: every offer that has become possible is made (ADR 0012). The pairs are found by pares.sql.

-- Writes one offer and the couriers who were passed over for it. All of them are counted, and the first ten are
-- stored: first those in a pause, then the silent ones, then those with too much cash, silent or not. `antes` is how
-- many couriers with an offer of this run stood before. Uses the indexes pausa_pkey, fila_silenciosa,
-- custodia_aberta_pkey.
create or replace function gravar_oferta(
  da_rota int,
  na_praca int,
  quem int,
  desde timestamptz,
  por_push boolean,
  antes int,
  instante timestamptz,
  entrega_segundos float8,
  segundos float8,
  limite numeric
)
returns void
language plpgsql
as $$
declare
  guardados constant int := 10;
  pausados int;
  calados int;
  barrados int[] := array[]::int[];
  pulados int;
  nova int;
begin
  select count(*), count(*) filter (where not f.alcancavel) into pausados, calados
  from pausa p
  join fila_entregador f using (entregador_id)
  where p.rota_id = da_rota and p.motivo <> 'chamado'
    and f.praca_id = na_praca
    and f.online and not f.com_oferta and f.entregas_abertas = 0
    and (f.fila_desde, f.entregador_id) < (desde, quem);
  calados := (
    select count(*)
    from fila_entregador f
    where f.praca_id = na_praca
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and not f.alcancavel
      and (f.fila_desde, f.entregador_id) < (desde, quem)
  ) - calados;
  if limite is not null and rota_em_dinheiro(da_rota) then
    -- Silent or not: the walk passes these couriers without asking whether they were heard from.
    select
      coalesce(array_agg(f.entregador_id order by f.fila_desde, f.entregador_id), '{}'),
      calados - count(*) filter (where not f.alcancavel)
    into barrados, calados
    from (select distinct entregador_id from custodia_aberta) c
    join fila_entregador f using (entregador_id)
    where f.praca_id = na_praca
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and (f.fila_desde, f.entregador_id) < (desde, quem)
      and coalesce((
        select l.saldo_total
        from custodia_lancamento l
        where l.entregador_id = f.entregador_id and l.conta = 'entregador'
        order by l.movimento_id desc
        limit 1
      ) > limite, false)
      and not exists (
        select 1 from pausa p
        where p.rota_id = da_rota and p.entregador_id = f.entregador_id and p.motivo <> 'chamado'
      );
  end if;
  pulados := pausados + calados + cardinality(barrados);
  insert into oferta (
    rota_id, entregador_id, praca_id, fila_desde, posicao_fila, por_push, enviada_em, entregar_ate, expira_em,
    pulados_sem_sinal, pulados_em_pausa, pulados_com_dinheiro
  )
  values (
    da_rota, quem, na_praca, desde, antes + pulados + 1, por_push, instante,
    instante + make_interval(secs => entrega_segundos), instante + make_interval(secs => segundos),
    calados, pausados, cardinality(barrados)
  )
  returning id into nova;
  if pulados = 0 then
    return;
  end if;
  insert into oferta_pulo (oferta_id, entregador_id, motivo, quando)
  (
    select nova, p.entregador_id, p.motivo, instante
    from pausa p
    join fila_entregador f using (entregador_id)
    where p.rota_id = da_rota and p.motivo <> 'chamado'
      and f.praca_id = na_praca
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and (f.fila_desde, f.entregador_id) < (desde, quem)
    order by f.fila_desde, f.entregador_id
    limit guardados
  )
  union all
  (
    select nova, f.entregador_id, 'inalcancavel', instante
    from fila_entregador f
    where f.praca_id = na_praca
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and not f.alcancavel
      and (f.fila_desde, f.entregador_id) < (desde, quem)
      and f.entregador_id <> all(barrados)
      and not exists (
        select 1 from pausa p
        where p.rota_id = da_rota and p.entregador_id = f.entregador_id and p.motivo <> 'chamado'
      )
    order by f.fila_desde, f.entregador_id
    limit greatest(0, guardados - pausados)
  )
  union all
  (
    select nova, b.entregador_id, 'limite_dinheiro', instante
    from unnest(barrados) with ordinality b (entregador_id, vez)
    order by b.vez
    limit greatest(0, guardados - pausados - calados)
  );
end
$$;

-- Notifies all processes of the transaction's events: first those of the act, then the couriers who have an offer.
create or replace function avisar_ofertas(canal text, cargas text[], avisados int[])
returns void
language sql
as $$
  select pg_notify(canal, c.carga)
  from (
    select carga from unnest(cargas) carga
    union all
    select '[' || string_agg(json_build_object('tipo', 'oferta', 'entregador_id', quem)::text, ',' order by vez) || ']'
    from unnest(avisados) with ordinality a (quem, vez)
    group by (vez - 1) / 100
  ) c
$$;

-- Makes every possible offer in the place: each route, urgent before oldest, goes to the first courier who may have
-- it. A pair that did not match before and did not change still does not match. Therefore the function looks only at
-- routes marked a_casar, and at the first route for each courier marked a_casar. Returns the number of offers.
-- The settings are those of prazos.sql, for the same reason. `corre.a_casar` and `corre.soltas`: see trava.sql.
create or replace function oferecer(
  na_praca int,
  instante timestamptz,
  alcance_segundos float8,
  entrega_segundos float8,
  segundos float8,
  acordar boolean,
  limite numeric,
  canal text,
  cargas text[],
  -- a process of the former release does not know it
  push_segundos float8 default 6
)
returns int
language plpgsql
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
declare
  -- couriers who became available in this transaction
  mudados int[] := string_to_array(btrim(coalesce(current_setting('corre.a_casar', true), ''), ','), ',')::int[];
  -- routes whose offer ended in this transaction; a route that finds nobody becomes possible to offer
  soltas int[] := coalesce(
    string_to_array(nullif(btrim(coalesce(current_setting('corre.soltas', true), ''), ','), ''), ',')::int[], '{}'
  );
  sobras int[] := array[]::int[];
  alvos int[] := array[]::int[];
  muitas boolean;
  da_rota int;
  escolha record;
  avisados int[] := array[]::int[];
  lugares timestamptz[] := array[]::timestamptz[];
  antes int;
begin
  perform set_config('corre.a_casar', '', true);
  perform set_config('corre.soltas', '', true);
  -- and couriers who became available outside of a dispatch
  with limpos as (
    update fila_entregador set a_casar = false where praca_id = na_praca and a_casar returning entregador_id
  )
  select array_agg(distinct m.quem) into mudados
  from (select unnest(mudados) as quem union all select entregador_id from limpos) m;
  mudados := coalesce(mudados, '{}');
  if cardinality(soltas) > 0 or exists (select 1 from rota where praca_id = na_praca and oferecivel) then
    update fila_entregador f
    set alcancavel = false
    from sinal s
    where f.entregador_id = any(mudados)
      and s.entregador_id = f.entregador_id
      and f.alcancavel and not f.com_oferta and f.entregas_abertas = 0
      and (s.ultimo_sinal > instante - make_interval(secs => alcance_segundos)) is not true;
    if cardinality(mudados) > 16 then
      update rota set a_casar = true where praca_id = na_praca and oferecivel and not a_casar;
      mudados := '{}';
    end if;
    select array_agg(f.entregador_id), array_agg(rota_para(f.entregador_id, not f.alcancavel, limite))
    into mudados, alvos
    from fila_entregador f
    where f.entregador_id = any(mudados)
      and f.online and not f.com_oferta and f.entregas_abertas = 0
      and (f.alcancavel or f.inscrito and acordar);
    muitas := exists (select 1 from rota where praca_id = na_praca and oferecivel offset 15);
    if muitas then
      update fila_entregador f
      set olhada = (select max(mudanca) from rota where praca_id = na_praca and oferecivel)
      where f.entregador_id in (select m.quem from unnest(mudados, alvos) m (quem, alvo) where m.alvo is null)
        -- A courier who is only kept from routes by their cash looks at them again.
        and not acima_do_limite(f.entregador_id, limite);
    end if;
    loop
      select q.id into da_rota
      from (
        (
          select id, prioritaria, liberada_em
          from rota
          where praca_id = na_praca and oferecivel and a_casar
          order by prioritaria desc, liberada_em, id
          limit 1
        )
        union all
        (select id, prioritaria, liberada_em from rota where id = any(alvos) and oferecivel)
        union all
        (select id, prioritaria, liberada_em from rota where id = any(soltas) and aguardando)
      ) q
      order by q.prioritaria desc, q.liberada_em, q.id
      limit 1;
      exit when not found;
      escolha := entregador_para(da_rota, na_praca, instante, alcance_segundos, acordar, limite);
      if escolha.quem is null then
        if not exists (
          select 1 from fila_entregador
          where praca_id = na_praca
            and online and not com_oferta and entregas_abertas = 0
            and (alcancavel or inscrito and acordar)
        ) then
          update rota set a_casar = false where praca_id = na_praca and oferecivel and a_casar;
          exit;
        end if;
        update rota set a_casar = false where id = da_rota and a_casar;
        alvos := array_replace(alvos, da_rota, null);
        if da_rota = any(soltas) then
          sobras := sobras || da_rota;
          soltas := array_remove(soltas, da_rota);
        end if;
        continue;
      end if;
      antes := (
        select count(*)
        from unnest(lugares, avisados) a (lugar, quem)
        where (a.lugar, a.quem) < (escolha.desde, escolha.quem)
      );
      perform gravar_oferta(
        da_rota, na_praca, escolha.quem, escolha.desde, escolha.por_push, antes, instante,
        case when escolha.por_push then push_segundos else entrega_segundos end, segundos, limite
      );
      soltas := array_remove(soltas, da_rota);
      avisados := avisados || escolha.quem;
      lugares := lugares || escolha.desde;
      select
        array_agg(m.quem),
        array_agg(
          case
            when m.alvo = da_rota then rota_para(
              m.quem, not (select f.alcancavel from fila_entregador f where f.entregador_id = m.quem), limite
            )
            else m.alvo
          end
        )
      into mudados, alvos
      from unnest(mudados, alvos) m (quem, alvo)
      where m.quem <> escolha.quem;
    end loop;
    sobras := sobras || soltas;
    if cardinality(sobras) > 0 then
      -- They found nobody just now, so `a_casar` stays false.
      update rota set com_oferta = false where id = any(sobras) and aguardando and com_oferta;
    end if;
  end if;
  perform avisar_ofertas(canal, cargas, avisados);
  return cardinality(avisados);
end
$$;
