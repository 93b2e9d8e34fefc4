import { PULOS_GUARDADOS } from '@corre/contract/vocabulario.ts';
import { ACIMA, BY_INDEX } from './dispatch-functions.ts';

/** The functions that make offers for the pairs that dispatch-functions.ts finds (ADR 0043). */
export const offerFunctions: readonly string[] = [
  // Writes one offer and the couriers who were passed over for it. All of them are counted, and the first
  // PULOS_GUARDADOS are stored: first those in a pause, then the silent ones, then those with too much cash, silent or
  // not. `antes` is how many couriers with an offer of this run stood before. Uses the indexes pausa_pkey,
  // fila_silenciosa, custodia_aberta_pkey.
  `create or replace function gravar_oferta(da_rota int, quem int, desde timestamptz, por_push boolean, antes int, instante timestamptz,
  entrega_segundos float8, segundos float8) returns void
language plpgsql as $$
declare
  na constant int := praca_do_despacho();
  pausados int;
  calados int;
  barrados int[] := '{}';
  limite constant numeric := limite_de_dinheiro();
  nova int;
begin
  select count(*), count(*) filter (where not f.alcancavel) into pausados, calados
    from pausa p join fila_entregador f using (entregador_id)
   where p.rota_id = da_rota and p.motivo <> 'chamado' and f.praca_id = na and online and not com_oferta and entregas_abertas = 0
     and (f.fila_desde, f.entregador_id) < (desde, quem);
  calados := (select count(*) from fila_entregador
               where praca_id = na and online and not com_oferta and entregas_abertas = 0 and not alcancavel
                 and (fila_desde, entregador_id) < (desde, quem)) - calados;
  if limite is not null and rota_em_dinheiro(da_rota) then
    -- silent or not: the walk passes them without asking whether they were heard from
    select coalesce(array_agg(f.entregador_id order by f.fila_desde, f.entregador_id), '{}'),
           calados - count(*) filter (where not f.alcancavel)
      into barrados, calados
      from (select distinct entregador_id from custodia_aberta) c join fila_entregador f using (entregador_id)
     where f.praca_id = na and online and not com_oferta and entregas_abertas = 0
       and (f.fila_desde, f.entregador_id) < (desde, quem) and ${ACIMA('f.entregador_id')}
       and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id
                        and p.motivo <> 'chamado');
  end if;
  insert into oferta (rota_id, entregador_id, praca_id, fila_desde, posicao_fila, por_push, enviada_em, entregar_ate, expira_em,
                      pulados_sem_sinal, pulados_em_pausa, pulados_com_dinheiro)
  values (da_rota, quem, na, desde, antes + pausados + calados + cardinality(barrados) + 1, por_push, instante,
          instante + make_interval(secs => entrega_segundos), instante + make_interval(secs => segundos), calados, pausados,
          cardinality(barrados))
  returning id into nova;
  if pausados + calados + cardinality(barrados) = 0 then return; end if;
  insert into oferta_pulo (oferta_id, entregador_id, motivo, quando)
  (select nova, p.entregador_id, p.motivo, instante
     from pausa p join fila_entregador f using (entregador_id)
    where p.rota_id = da_rota and p.motivo <> 'chamado' and f.praca_id = na and online and not com_oferta and entregas_abertas = 0
      and (f.fila_desde, f.entregador_id) < (desde, quem)
    order by f.fila_desde, f.entregador_id limit ${PULOS_GUARDADOS})
  union all
  (select nova, f.entregador_id, 'inalcancavel', instante
     from fila_entregador f
    where praca_id = na and online and not com_oferta and entregas_abertas = 0 and not alcancavel
      and (f.fila_desde, f.entregador_id) < (desde, quem) and f.entregador_id <> all(barrados)
      and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id
                       and p.motivo <> 'chamado')
    order by f.fila_desde, f.entregador_id limit greatest(0, ${PULOS_GUARDADOS} - pausados))
  union all
  (select nova, b.quem_fica, 'limite_dinheiro', instante from unnest(barrados) with ordinality b (quem_fica, vez)
    order by b.vez limit greatest(0, ${PULOS_GUARDADOS} - pausados - calados));
end $$`,

  // Notifies all processes of the transaction's events: first those of the act, then the couriers who have an offer.
  `create or replace function avisar_ofertas(canal text, cargas text[], avisados int[]) returns void language sql as $$
  select pg_notify(canal, carga) from (
    select carga from unnest(cargas) carga
    union all
    select '[' || string_agg(json_build_object('tipo', 'oferta', 'entregador_id', quem)::text, ',' order by vez) || ']'
      from unnest(avisados) with ordinality a (quem, vez) group by (vez - 1) / 100) c
$$`,

  // Makes every possible offer in the place: each route, urgent before oldest, goes to the first courier who may have
  // it. A pair that did not match before and did not change still does not match. Therefore the function looks only at
  // routes marked a_casar, and at the first route for each courier marked a_casar. Returns the number of offers.
  `create or replace function oferecer(instante timestamptz, alcance_segundos float8, entrega_segundos float8, segundos float8,
  acordar boolean, canal text, cargas text[]) returns int
language plpgsql ${BY_INDEX} as $$
declare
  na constant int := praca_do_despacho();
  mudados int[];
  soltas int[] := string_to_array(nullif(btrim(coalesce(current_setting('corre.soltas', true), ''), ','), ''), ',')::int[];
  sobras int[] := '{}';
  alvos int[] := '{}';
  muitas boolean;
  da_rota int;
  escolha record;
  avisados int[] := '{}';
  lugares timestamptz[] := '{}';
  antes int;
begin
  -- who became available in this transaction, and whoever did outside of one
  mudados := string_to_array(btrim(coalesce(current_setting('corre.a_casar', true), ''), ','), ',')::int[];
  perform set_config('corre.a_casar', '', true);
  -- routes whose offer ended in this transaction: those that find nobody become possible to offer, the others never were
  soltas := coalesce(soltas, '{}');
  perform set_config('corre.soltas', '', true);
  with limpos as (update fila_entregador set a_casar = false where praca_id = na and a_casar returning entregador_id)
  select array_agg(distinct quem) into mudados
    from (select unnest(mudados) as quem union all select entregador_id from limpos) m;
  mudados := coalesce(mudados, '{}');
  if cardinality(soltas) > 0 or exists (select 1 from rota where praca_id = na and aguardando and not com_oferta) then
    update fila_entregador f set alcancavel = false from sinal s
     where f.entregador_id = any(mudados) and s.entregador_id = f.entregador_id and f.alcancavel and not f.com_oferta
       and f.entregas_abertas = 0 and (s.ultimo_sinal > instante - make_interval(secs => alcance_segundos)) is not true;
    if cardinality(mudados) > 16 then
      update rota set a_casar = true where praca_id = na and aguardando and not com_oferta and not a_casar;
      mudados := '{}';
    end if;
    select array_agg(entregador_id), array_agg(rota_para(entregador_id, not alcancavel)) into mudados, alvos
      from fila_entregador
     where entregador_id = any(mudados) and online and not com_oferta and entregas_abertas = 0
       and (alcancavel or inscrito and acordar);
    muitas := exists (select 1 from rota where praca_id = na and aguardando and not com_oferta offset 15);
    if muitas then
      update fila_entregador f
         set olhada = (select max(mudanca) from rota where praca_id = na and aguardando and not com_oferta)
       where f.entregador_id in (select quem from unnest(mudados, alvos) m (quem, alvo) where alvo is null)
         -- what they were kept from by their cash alone, they look at again
         and not acima_do_limite(f.entregador_id);
    end if;
    loop
      select q.id into da_rota from (
        (select id, prioritaria, criada_em from rota where praca_id = na and aguardando and not com_oferta and a_casar
          order by prioritaria desc, criada_em, id limit 1)
        union all
        (select id, prioritaria, criada_em from rota where id = any(alvos) and aguardando and not com_oferta)
        union all
        (select id, prioritaria, criada_em from rota where id = any(soltas) and aguardando)) q
       order by q.prioritaria desc, q.criada_em, q.id limit 1;
      exit when not found;
      escolha := entregador_para(da_rota, instante, alcance_segundos, acordar);
      if escolha.quem is null then
        if not exists (select 1 from fila_entregador where praca_id = na and online and not com_oferta and entregas_abertas = 0
                        and (alcancavel or inscrito and acordar)) then
          update rota set a_casar = false where praca_id = na and aguardando and not com_oferta and a_casar;
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
      antes := (select count(*) from unnest(lugares, avisados) a (lugar, quem)
                 where (lugar, quem) < (escolha.desde, escolha.quem));
      perform gravar_oferta(da_rota, escolha.quem, escolha.desde, escolha.por_push, antes, instante, entrega_segundos, segundos);
      soltas := array_remove(soltas, da_rota);
      avisados := avisados || escolha.quem;
      lugares := lugares || escolha.desde;
      select array_agg(quem), array_agg(case when alvo = da_rota
                                             then rota_para(quem, not (select alcancavel from fila_entregador where entregador_id = quem))
                                             else alvo end)
        into mudados, alvos
        from unnest(mudados, alvos) m (quem, alvo) where quem <> escolha.quem;
    end loop;
    sobras := sobras || soltas;
    if cardinality(sobras) > 0 then
      perform set_config('corre.casando', 'sim', true);
      update rota set com_oferta = false where id = any(sobras) and aguardando and com_oferta;
      perform set_config('corre.casando', '', true);
    end if;
  end if;
  perform avisar_ofertas(canal, cargas, avisados);
  return cardinality(avisados);
end $$`,

  // The same, called from outside with the limit of the calling process. A process of the former release has no limit.
  `create or replace function oferecer_no_limite(instante timestamptz, alcance_segundos float8, entrega_segundos float8, segundos float8,
  acordar boolean, canal text, cargas text[], limite numeric) returns int language plpgsql as $$
begin
  perform set_config('corre.limite_dinheiro', coalesce(limite::text, ''), true);
  return oferecer(instante, alcance_segundos, entrega_segundos, segundos, acordar, canal, cargas);
end $$`,
];
