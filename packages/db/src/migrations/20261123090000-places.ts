import type { Migration } from '../migrate/migration.ts';

/**
 * A place (`praca`) in every key of the dispatch (docs/decisions/0096-a-place-in-every-key.md). The functions of the release before
 * stay: they work on place 1, whose lock is the row that was there.
 */
export const places: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "praca" (
  "id" int not null,
  "nome" text null,
  primary key ("id")
);
alter table "praca" add constraint "praca_nome_check" check (nome = btrim(nome) and nome <> '');
create or replace function "praca_tem_trava_fn"() returns trigger as $$
begin
  insert into despacho (id) values (new.id) on conflict do nothing;
  return null;
end;
$$ language plpgsql;
create trigger "tem_trava" AFTER INSERT on "praca" for each ROW execute function "praca_tem_trava_fn"();
insert into praca (id) values (1);

alter table "fila_entregador" add "praca_id" int not null default 1;
alter table "fila_entregador" add constraint "fila_entregador_praca_id_foreign" foreign key ("praca_id") references "praca" ("id") not valid;
create or replace function "fila_entregador_muda_de_praca_fn"() returns trigger as $$
begin
  if old.online or new.online or new.com_oferta or new.entregas_abertas > 0 then
    raise exception 'courier % is at work in the place %', new.entregador_id, old.praca_id;
  end if;
  new.olhada := 0;
  return new;
end;
$$ language plpgsql;
create trigger "muda_de_praca" BEFORE UPDATE on "fila_entregador" for each ROW
  when ((old.praca_id IS DISTINCT FROM new.praca_id)) execute function "fila_entregador_muda_de_praca_fn"();

alter table "despacho" drop constraint "despacho_id_check";
alter table "despacho" add constraint "despacho_id_foreign" foreign key ("id") references "praca" ("id") not valid;

alter table "comercio" add "praca_id" int not null default 1;
alter table "comercio" add constraint "comercio_praca_id_foreign" foreign key ("praca_id") references "praca" ("id") not valid;
create or replace function "comercio_muda_de_praca_fn"() returns trigger as $$
begin
  if exists (select 1 from solicitacao where comercio_id = new.id and status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega')) then
    raise exception 'shop % has open requests in the place %', new.id, old.praca_id;
  end if;
  return new;
end;
$$ language plpgsql;
create trigger "muda_de_praca" BEFORE UPDATE on "comercio" for each ROW
  when ((old.praca_id IS DISTINCT FROM new.praca_id)) execute function "comercio_muda_de_praca_fn"();

alter table "rota" add "praca_id" int not null default 1;
create or replace function "rota_prioriza_fn"() returns trigger as $$
begin
  new.praca_id := (select praca_id from comercio where id = new.comercio_id);
  if new.retida then
    new.com_oferta := true;
  end if;
  new.prioritaria := new.urgente and new.aguardando and not new.retida and (
    (select count(*) from rota
      where comercio_id = new.comercio_id and prioritaria
        and criada_em > new.criada_em - interval '10 minutes')
    + (select count(*) from rota
        where comercio_id = new.comercio_id and aguardando and urgente and prioritaria
          and criada_em <= new.criada_em - interval '10 minutes')) < 3;
  return new;
end;
$$ language plpgsql;

alter table "pausa" add "praca_id" int not null default 1;

alter table "oferta" add "praca_id" int not null default 1;
create or replace function "oferta_feita_fn"() returns trigger as $$
begin
  update fila_entregador set com_oferta = true where entregador_id = new.entregador_id and praca_id = new.praca_id;
  if not found then
    raise exception 'courier % is not of the place %', new.entregador_id, new.praca_id;
  end if;
  update rota set com_oferta = true, a_casar = false where id = new.rota_id and praca_id = new.praca_id;
  if not found then
    raise exception 'route % is not of the place %', new.rota_id, new.praca_id;
  end if;
  return null;
end;
$$ language plpgsql;

create or replace function praca_do_despacho() returns int language sql stable as $$
  select coalesce(nullif(current_setting('corre.praca', true), '')::int, 1)
$$;

create or replace function soltar_retidas(ate timestamptz) returns void language plpgsql as $$
declare
  na constant int := praca_do_despacho();
  vez int;
begin
  for vez in select id from rota where retida and oferecer_apos <= ate and praca_id = na order by oferecer_apos, id loop
    update rota set retida = false where id = vez;
  end loop;
end $$;

create or replace function venceu_na_praca(na int, ate timestamptz) returns boolean language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
begin
  return exists (select 1 from oferta where resultado is null and praca_id = na
                    and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= ate)
      or exists (select 1 from suspensao s join fila_entregador f on f.entregador_id = s.entregador_id
                  where s.data_remocao is null and s.data_expiracao_suspensao <= ate and f.praca_id = na)
      or exists (select 1 from pausa p where p.ate <= venceu_na_praca.ate and p.praca_id = na);
end $$;

create or replace function devolve_na_praca(na int) returns boolean language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  ja constant timestamptz := agora();
begin
  return exists (select 1 from oferta where resultado is null and praca_id = na
                    and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= ja)
      or exists (select 1 from pausa where ate <= ja and praca_id = na)
      or exists (select 1 from rota where retida and oferecer_apos <= ja and praca_id = na);
end $$;

create or replace function pracas_com_trabalho(sinalizar_segundos float8) returns int[] language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  ja constant timestamptz := agora();
begin
  return (select coalesce(array_agg(distinct praca), '{}') from (
    select praca_id as praca from oferta where resultado is null
       and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= ja
    union all
    select f.praca_id from suspensao s join fila_entregador f on f.entregador_id = s.entregador_id
     where s.data_remocao is null and s.data_expiracao_suspensao <= ja
    union all
    select praca_id from pausa where ate <= ja
    union all
    select praca_id from rota where retida and oferecer_apos <= ja
    union all
    select praca_id from rota where aguardando and not com_oferta and a_casar
    union all
    select praca_id from rota where aguardando and sinalizada_em is null
       and criada_em <= ja - make_interval(secs => sinalizar_segundos)) d);
end $$;

create or replace function travar_despacho(na int, quem int, loja int, sinalizar_segundos float8,
  out na_verdade int, out instante text, out vencido boolean, out demorada boolean)
language plpgsql as $$
declare
  lido timestamptz;
  limite timestamptz;
begin
  perform 1 from despacho where id = na for no key update;
  if not found then raise exception 'there is no place %', na; end if;
  na_verdade := coalesce(case when quem is not null then (select praca_id from fila_entregador where entregador_id = quem)
                              when loja is not null then (select praca_id from comercio where id = loja) end, na);
  if na_verdade <> na then return; end if;
  lido := agora();
  limite := lido - make_interval(secs => sinalizar_segundos);
  instante := set_config('corre.instante', lido::text, true);
  perform set_config('corre.praca', na::text, true);
  vencido := (select min(case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end)
                from oferta where resultado is null) <= lido
          or (select min(data_expiracao_suspensao) from suspensao where data_remocao is null) <= lido
          or (select min(ate) from pausa) <= lido;
  demorada := (select min(criada_em) from rota where aguardando and sinalizada_em is null) <= limite;
  vencido := coalesce(vencido, false) and venceu_na_praca(na, lido);
  demorada := coalesce(demorada, false)
          and exists (select 1 from rota where aguardando and sinalizada_em is null and criada_em <= limite and praca_id = na);
  if (select min(oferecer_apos) from rota where retida) <= lido then
    perform soltar_retidas(lido);
  end if;
end $$;

create or replace function travar_despacho(sinalizar_segundos float8, out instante text, out vencido boolean, out demorada boolean)
language plpgsql as $$
begin
  select t.instante, t.vencido, t.demorada into instante, vencido, demorada
    from travar_despacho(1, null, null, sinalizar_segundos) t;
end $$;

create or replace function mudar_de_praca(quem int, loja int, para int) returns void language plpgsql as $$
declare
  de int;
begin
  de := case when quem is not null then (select praca_id from fila_entregador where entregador_id = quem)
             else (select praca_id from comercio where id = loja) end;
  perform 1 from despacho where id in (de, para) order by id for no key update;
  update fila_entregador set praca_id = para where entregador_id = quem and praca_id = de;
  update comercio set praca_id = para where id = loja and praca_id = de;
end $$;

create or replace function rota_para(quem int, acordando boolean) returns int language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  poucas constant int := 16;
  barrado boolean := acima_do_limite(quem);
  na int;
  desde bigint;
  olhadas int;
  achada int;
begin
  select praca_id, olhada into na, desde from fila_entregador where entregador_id = quem;
  select count(*), (array_agg(q.id order by q.vez) filter (where not q.pausada))[1] into olhadas, achada
    from (select r.id, row_number() over () as vez,
                 exists (select 1 from pausa p where p.rota_id = r.id and p.entregador_id = quem
                          and (acordando or p.motivo <> 'chamado'))
                 or barrado and rota_em_dinheiro(r.id) as pausada
            from (select id from rota where praca_id = na and aguardando and not com_oferta
                   order by prioritaria desc, criada_em, id limit poucas) r) q;
  if achada is not null or olhadas < poucas then return achada; end if;
  with mudadas as materialized (
    select id, prioritaria, criada_em from rota where praca_id = na and aguardando and not com_oferta and mudanca > desde)
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
  na constant int := praca_do_despacho();
  ouvido boolean;
  limite constant numeric := limite_de_dinheiro();
  em_dinheiro constant boolean := limite is not null and rota_em_dinheiro(da_rota);
begin
  loop
    select f.entregador_id, f.fila_desde,
           (select s.ultimo_sinal > instante - make_interval(secs => alcance_segundos) from sinal s
             where s.entregador_id = f.entregador_id)
      into quem, desde, ouvido
      from fila_entregador f
     where praca_id = na and online and not com_oferta and entregas_abertas = 0 and alcancavel
       and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id
                        and p.motivo <> 'chamado')
       and not (em_dinheiro and coalesce((select l.saldo_total from custodia_lancamento l
                 where l.entregador_id = f.entregador_id and l.conta = 'entregador' order by l.movimento_id desc limit 1) > limite, false))
     order by f.fila_desde, f.entregador_id limit 1;
    por_push := quem is null;
    exit when por_push or ouvido;
    update fila_entregador set alcancavel = false where entregador_id = quem;
  end loop;
  if por_push and acordar then
    select f.entregador_id, f.fila_desde into quem, desde from fila_entregador f
     where praca_id = na and online and not com_oferta and entregas_abertas = 0 and not alcancavel and inscrito
       and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id)
       and not (em_dinheiro and coalesce((select l.saldo_total from custodia_lancamento l
                 where l.entregador_id = f.entregador_id and l.conta = 'entregador' order by l.movimento_id desc limit 1) > limite, false))
     order by f.fila_desde, f.entregador_id limit 1;
  end if;
end $$;

create or replace function gravar_oferta(da_rota int, quem int, desde timestamptz, por_push boolean, antes int, instante timestamptz,
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
       and (f.fila_desde, f.entregador_id) < (desde, quem) and coalesce((select l.saldo_total from custodia_lancamento l
                 where l.entregador_id = f.entregador_id and l.conta = 'entregador' order by l.movimento_id desc limit 1) > limite, false)
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
  select nova, p.entregador_id, p.motivo, instante
    from pausa p join fila_entregador f using (entregador_id)
   where p.rota_id = da_rota and p.motivo <> 'chamado' and f.praca_id = na and online and not com_oferta and entregas_abertas = 0
     and (f.fila_desde, f.entregador_id) < (desde, quem)
   order by f.fila_desde, f.entregador_id limit 10;
  insert into oferta_pulo (oferta_id, entregador_id, motivo, quando)
  select nova, f.entregador_id, 'inalcancavel', instante
    from fila_entregador f
   where praca_id = na and online and not com_oferta and entregas_abertas = 0 and not alcancavel
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
  na constant int := praca_do_despacho();
  mudados int[];
  alvos int[] := '{}';
  muitas boolean;
  da_rota int;
  escolha record;
  avisados int[] := '{}';
  lugares timestamptz[] := '{}';
  antes int;
begin
  with limpos as (update fila_entregador set a_casar = false where praca_id = na and a_casar returning entregador_id)
  select array_agg(entregador_id) into mudados from limpos;
  mudados := coalesce(mudados, '{}');
  if exists (select 1 from rota where praca_id = na and aguardando and not com_oferta) then
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
        (select id, prioritaria, criada_em from rota where id = any(alvos) and aguardando and not com_oferta)) q
       order by q.prioritaria desc, q.criada_em, q.id limit 1;
      exit when not found;
      escolha := entregador_para(da_rota, instante, alcance_segundos, acordar);
      if escolha.quem is null then
        if not exists (select 1 from fila_entregador where praca_id = na and online and not com_oferta and entregas_abertas = 0
                        and (alcancavel or inscrito and acordar)) then
          update rota set a_casar = false where praca_id = na and aguardando and not com_oferta and a_casar;
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
