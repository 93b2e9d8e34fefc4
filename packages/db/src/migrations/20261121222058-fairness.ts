import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create fairness`). */
export const fairness: Migration = {
  phase: 'expand',
  sql: /* sql */ `
drop index "rota_a_casar";
drop index "rota_aguardando";
drop index "rota_oferecivel";
alter table "rota" add "prioritaria" boolean not null default false;
create index "rota_urgente_do_comercio" on "rota" ("comercio_id", "criada_em", "id") where aguardando and urgente;
create index "rota_a_casar" on "rota" ("prioritaria" DESC, "criada_em", "id") where aguardando and not com_oferta and a_casar;
create index "rota_aguardando" on "rota" ("prioritaria" DESC, "criada_em", "id") where aguardando;
create index "rota_oferecivel" on "rota" ("prioritaria" DESC, "criada_em", "id") where aguardando and not com_oferta;
alter table "rota" add constraint "rota_prioritaria_urgente" check (urgente or not prioritaria);
-- what waits already
update rota set prioritaria = true where id in (
  select id from (select id, row_number() over (partition by comercio_id order by criada_em, id) as lugar
                    from rota where aguardando and urgente) u where lugar <= 3);
create or replace function "rota_prioriza_fn"() returns trigger as $$
begin
  new.prioritaria := new.urgente and new.aguardando and (
    select count(*) from rota
     where comercio_id = new.comercio_id and aguardando and urgente and prioritaria) < 3;
  return new;
end;
$$ language plpgsql;
create trigger "prioriza" BEFORE INSERT on "rota" for each ROW execute function "rota_prioriza_fn"();
create or replace function "rota_sucede_fn"() returns trigger as $$
begin
  update rota set prioritaria = true
   where id = (select id from rota
                where comercio_id = new.comercio_id and aguardando and urgente and not prioritaria
                order by criada_em, id limit 1);
  return null;
end;
$$ language plpgsql;
create trigger "sucede" AFTER UPDATE on "rota" for each ROW
  when ((old.prioritaria AND old.aguardando AND (NOT new.aguardando))) execute function "rota_sucede_fn"();

create or replace function rota_para(quem int, acordando boolean) returns int language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  poucas constant int := 16;
  olhadas int;
  achada int;
begin
  select count(*), (array_agg(q.id order by q.vez) filter (where not q.pausada))[1] into olhadas, achada
    from (select r.id, row_number() over () as vez,
                 exists (select 1 from pausa p where p.rota_id = r.id and p.entregador_id = quem
                          and (acordando or p.motivo <> 'chamado')) as pausada
            from (select id from rota where aguardando and not com_oferta
                   order by prioritaria desc, criada_em, id limit poucas) r) q;
  if achada is not null or olhadas < poucas then return achada; end if;
  with mudadas as materialized (
    select id, prioritaria, criada_em from rota where aguardando and not com_oferta
       and mudanca > (select olhada from fila_entregador where entregador_id = quem))
  -- not as an anti-join: for that the planner reads all pauses, since it takes a third of the routes for changed
  select m.id into achada from mudadas m
   where coalesce((select p.motivo = 'chamado' and not acordando from pausa p where p.rota_id = m.id and p.entregador_id = quem), true)
   order by m.prioritaria desc, m.criada_em, m.id limit 1;
  return achada;
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
       where f.entregador_id in (select quem from unnest(mudados, alvos) m (quem, alvo) where alvo is null);
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
`,
};
