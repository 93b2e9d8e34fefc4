import type { Migration } from '../migrate/migration.ts';

/** Who has too much cash in hand is offered no cash deliveries (docs/decisions/0062-custody.md). */
export const cashLimit: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "oferta" add "pulados_com_dinheiro" int not null default 0;
alter table "oferta" add constraint "oferta_pulados_com_dinheiro_check" check (pulados_com_dinheiro >= 0) not valid;

alter table "oferta_pulo" drop constraint "oferta_pulo_motivo_check";
alter table "oferta_pulo" add constraint "oferta_pulo_motivo_check" check ("motivo" in ('inalcancavel', 'pausa_recusa', 'pausa_expirada', 'limite_dinheiro')) not valid;

create or replace function rota_para(quem int, acordando boolean) returns int language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  poucas constant int := 16;
  barrado boolean := acima_do_limite(quem);
  olhadas int;
  achada int;
begin
  select count(*), (array_agg(q.id order by q.vez) filter (where not q.pausada))[1] into olhadas, achada
    from (select r.id, row_number() over () as vez,
                 exists (select 1 from pausa p where p.rota_id = r.id and p.entregador_id = quem
                          and (acordando or p.motivo <> 'chamado'))
                 or barrado and rota_em_dinheiro(r.id) as pausada
            from (select id from rota where aguardando and not com_oferta
                   order by prioritaria desc, criada_em, id limit poucas) r) q;
  if achada is not null or olhadas < poucas then return achada; end if;
  with mudadas as materialized (
    select id, prioritaria, criada_em from rota where aguardando and not com_oferta
       and mudanca > (select olhada from fila_entregador where entregador_id = quem))
  -- not as an anti-join: for that the planner reads all pauses, since it takes a third of the routes for changed
  select m.id into achada from mudadas m
   where coalesce((select p.motivo = 'chamado' and not acordando from pausa p where p.rota_id = m.id and p.entregador_id = quem), true)
     and not (barrado and rota_em_dinheiro(m.id))
   order by m.prioritaria desc, m.criada_em, m.id limit 1;
  return achada;
end $$;

create or replace function entregador_para(da_rota int, instante timestamptz, alcance_segundos float8, acordar boolean,
  out quem int, out desde timestamptz, out por_push boolean)
language plpgsql as $$
declare
  ouvido boolean;
  em_dinheiro boolean := limite_de_dinheiro() is not null and rota_em_dinheiro(da_rota);
begin
  loop
    select f.entregador_id, f.fila_desde,
           (select s.ultimo_sinal > instante - make_interval(secs => alcance_segundos) from sinal s
             where s.entregador_id = f.entregador_id)
      into quem, desde, ouvido
      from fila_entregador f
     where online and not com_oferta and entregas_abertas = 0 and alcancavel
       and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id
                        and p.motivo <> 'chamado')
       and not (em_dinheiro and acima_do_limite(f.entregador_id))
     order by f.fila_desde, f.entregador_id limit 1;
    por_push := quem is null;
    exit when por_push or ouvido;
    update fila_entregador set alcancavel = false where entregador_id = quem;
  end loop;
  if por_push and acordar then
    select f.entregador_id, f.fila_desde into quem, desde from fila_entregador f
     where online and not com_oferta and entregas_abertas = 0 and not alcancavel and inscrito
       and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id)
       and not (em_dinheiro and acima_do_limite(f.entregador_id))
     order by f.fila_desde, f.entregador_id limit 1;
  end if;
end $$;

create or replace function gravar_oferta(da_rota int, quem int, desde timestamptz, por_push boolean, antes int, instante timestamptz,
  entrega_segundos float8, segundos float8) returns void
language plpgsql as $$
declare
  pausados int;
  calados int;
  barrados int[] := '{}';
  nova int;
begin
  select count(*), count(*) filter (where not f.alcancavel) into pausados, calados
    from pausa p join fila_entregador f using (entregador_id)
   where p.rota_id = da_rota and p.motivo <> 'chamado' and online and not com_oferta and entregas_abertas = 0
     and (f.fila_desde, f.entregador_id) < (desde, quem);
  calados := (select count(*) from fila_entregador
               where online and not com_oferta and entregas_abertas = 0 and not alcancavel
                 and (fila_desde, entregador_id) < (desde, quem)) - calados;
  if limite_de_dinheiro() is not null and rota_em_dinheiro(da_rota) then
    -- silent or not: the walk passes them without asking whether they were heard from
    select coalesce(array_agg(f.entregador_id order by f.fila_desde, f.entregador_id), '{}'),
           calados - count(*) filter (where not f.alcancavel)
      into barrados, calados
      from (select distinct entregador_id from custodia_aberta) c join fila_entregador f using (entregador_id)
     where online and not com_oferta and entregas_abertas = 0
       and (f.fila_desde, f.entregador_id) < (desde, quem) and acima_do_limite(f.entregador_id)
       and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id
                        and p.motivo <> 'chamado');
  end if;
  insert into oferta (rota_id, entregador_id, fila_desde, posicao_fila, por_push, enviada_em, entregar_ate, expira_em,
                      pulados_sem_sinal, pulados_em_pausa, pulados_com_dinheiro)
  values (da_rota, quem, desde, antes + pausados + calados + cardinality(barrados) + 1, por_push, instante,
          instante + make_interval(secs => entrega_segundos), instante + make_interval(secs => segundos), calados, pausados,
          cardinality(barrados))
  returning id into nova;
  if pausados + calados + cardinality(barrados) = 0 then return; end if;
  insert into oferta_pulo (oferta_id, entregador_id, motivo, quando)
  select nova, p.entregador_id, p.motivo, instante
    from pausa p join fila_entregador f using (entregador_id)
   where p.rota_id = da_rota and p.motivo <> 'chamado' and online and not com_oferta and entregas_abertas = 0
     and (f.fila_desde, f.entregador_id) < (desde, quem)
   order by f.fila_desde, f.entregador_id limit 10;
  insert into oferta_pulo (oferta_id, entregador_id, motivo, quando)
  select nova, f.entregador_id, 'inalcancavel', instante
    from fila_entregador f
   where online and not com_oferta and entregas_abertas = 0 and not alcancavel
     and (f.fila_desde, f.entregador_id) < (desde, quem) and f.entregador_id <> all(barrados)
     and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id
                      and p.motivo <> 'chamado')
   order by f.fila_desde, f.entregador_id limit greatest(0, 10 - pausados);
  insert into oferta_pulo (oferta_id, entregador_id, motivo, quando)
  select nova, b.quem_fica, 'limite_dinheiro', instante from unnest(barrados) with ordinality b (quem_fica, vez)
   order by b.vez limit greatest(0, 10 - pausados - calados);
end $$;

create or replace function oferecer(instante timestamptz, alcance_segundos float8, entrega_segundos float8, segundos float8,
  acordar boolean, canal text, cargas text[]) returns int
language plpgsql set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  mudados int[];
  alvos int[] := '{}';
  muitas boolean;
  da_rota int;
  escolha record;
  avisados int[] := '{}';
  lugares timestamptz[] := '{}';
  antes int;
begin
  with limpos as (update fila_entregador set a_casar = false where a_casar returning entregador_id)
  select array_agg(entregador_id) into mudados from limpos;
  mudados := coalesce(mudados, '{}');
  if exists (select 1 from rota where aguardando and not com_oferta) then
    update fila_entregador f set alcancavel = false from sinal s
     where f.entregador_id = any(mudados) and s.entregador_id = f.entregador_id and f.alcancavel and not f.com_oferta
       and f.entregas_abertas = 0 and (s.ultimo_sinal > instante - make_interval(secs => alcance_segundos)) is not true;
    if cardinality(mudados) > 16 then
      update rota set a_casar = true where aguardando and not com_oferta and not a_casar;
      mudados := '{}';
    end if;
    select array_agg(entregador_id), array_agg(rota_para(entregador_id, not alcancavel)) into mudados, alvos
      from fila_entregador
     where entregador_id = any(mudados) and online and not com_oferta and entregas_abertas = 0
       and (alcancavel or inscrito and acordar);
    muitas := exists (select 1 from rota where aguardando and not com_oferta offset 15);
    if muitas then
      update fila_entregador f
         set olhada = (select max(mudanca) from rota where aguardando and not com_oferta)
       where f.entregador_id in (select quem from unnest(mudados, alvos) m (quem, alvo) where alvo is null)
         -- what they were kept from by their cash alone, they look at again
         and not acima_do_limite(f.entregador_id);
    end if;
    loop
      select q.id into da_rota from (
        (select id, prioritaria, criada_em from rota where aguardando and not com_oferta and a_casar
          order by prioritaria desc, criada_em, id limit 1)
        union all
        (select id, prioritaria, criada_em from rota where id = any(alvos) and aguardando and not com_oferta)) q
       order by q.prioritaria desc, q.criada_em, q.id limit 1;
      exit when not found;
      escolha := entregador_para(da_rota, instante, alcance_segundos, acordar);
      if escolha.quem is null then
        if not exists (select 1 from fila_entregador where online and not com_oferta and entregas_abertas = 0
                        and (alcancavel or inscrito and acordar)) then
          update rota set a_casar = false where aguardando and not com_oferta and a_casar;
          exit;
        end if;
        update rota set a_casar = false where id = da_rota;
        alvos := array_replace(alvos, da_rota, null);
        continue;
      end if;
      antes := (select count(*) from unnest(lugares, avisados) a (lugar, quem)
                 where (lugar, quem) < (escolha.desde, escolha.quem));
      perform gravar_oferta(da_rota, escolha.quem, escolha.desde, escolha.por_push, antes, instante, entrega_segundos, segundos);
      avisados := avisados || escolha.quem;
      lugares := lugares || escolha.desde;
      select array_agg(quem), array_agg(case when alvo = da_rota
                                             then rota_para(quem, not (select alcancavel from fila_entregador where entregador_id = quem))
                                             else alvo end)
        into mudados, alvos
        from unnest(mudados, alvos) m (quem, alvo) where quem <> escolha.quem;
    end loop;
  end if;
  perform avisar_ofertas(canal, cargas, avisados);
  return cardinality(avisados);
end $$;

create or replace function rota_para_no_limite(quem int, acordando boolean, limite numeric) returns int language plpgsql as $$
begin
  perform set_config('corre.limite_dinheiro', coalesce(limite::text, ''), true);
  return rota_para(quem, acordando);
end $$;

create or replace function oferecer_no_limite(instante timestamptz, alcance_segundos float8, entrega_segundos float8, segundos float8,
  acordar boolean, canal text, cargas text[], limite numeric) returns int language plpgsql as $$
begin
  perform set_config('corre.limite_dinheiro', coalesce(limite::text, ''), true);
  return oferecer(instante, alcance_segundos, entrega_segundos, segundos, acordar, canal, cargas);
end $$;

create or replace function registrar_custodia(do_tipo text, quem int, da_loja int, da_solicitacao int, da_prestacao int,
  de text, para text, quanto numeric, por_tipo text, por_id int, quando timestamptz) returns bigint
language plpgsql as $$
declare
  novo bigint;
begin
  perform 1 from entregador where id = quem for no key update;
  insert into custodia_movimento (tipo, entregador_id, comercio_id, solicitacao_id, prestacao_id, feito_por_tipo, feito_por_id, feito_em)
  values (do_tipo, quem, da_loja, da_solicitacao, da_prestacao, por_tipo, por_id, coalesce(quando, agora())) returning id into novo;
  insert into custodia_lancamento (movimento_id, conta, valor, entregador_id, comercio_id)
  values (novo, de, -quanto, quem, da_loja), (novo, para, quanto, quem, da_loja);
  -- they may be below the limit again: the run of the dispatch that ends this act looks at them anew
  if de = 'entregador' then
    update fila_entregador set a_casar = true where entregador_id = quem and online and not a_casar;
  end if;
  return novo;
end $$;

create or replace function limite_de_dinheiro() returns numeric language sql stable as $$
  select nullif(current_setting('corre.limite_dinheiro', true), '')::numeric
$$;

create or replace function acima_do_limite(quem int) returns boolean language sql stable as $$
  select coalesce(saldo_em_maos(quem) > limite_de_dinheiro(), false)
$$;

create or replace function rota_em_dinheiro(da_rota int) returns boolean language sql stable as $$
  select exists (select from solicitacao where rota_id = da_rota and pagamento = 'dinheiro')
$$;
`,
};
