import type { Migration } from '../migrate/migration.ts';

/**
 * What an act changes of a row, it writes once (docs/decisions/0097-each-row-once.md). Triggers call the functions by name: only their
 * bodies change, and processes of the release before go on with them.
 */
export const fewerWrites: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create or replace function "fila_entregador_muda_fn"() returns trigger as $$
begin
  if new.alcancavel and not old.alcancavel then new.olhada := 0; end if;
  if (new.online and not new.com_oferta and new.entregas_abertas = 0) and (new.alcancavel or new.inscrito)
     and not ((old.online and not old.com_oferta and old.entregas_abertas = 0) and (old.alcancavel or old.inscrito and not new.alcancavel)) then
    if coalesce(current_setting('corre.a_casar', true), '') = '' then
      new.a_casar := true;
    else
      perform set_config('corre.a_casar', current_setting('corre.a_casar') || new.entregador_id || ',', true);
    end if;
  end if;
  return new;
end;
$$ language plpgsql;

create or replace function "rota_muda_fn"() returns trigger as $$
begin
  if old.retida and not (new.retida and new.aguardando) then
    new.retida := false;
    new.com_oferta := false;
    if new.aguardando then
      new.prioritaria := new.urgente and (
    (select count(*) from rota
      where comercio_id = new.comercio_id and prioritaria
        and criada_em > new.criada_em - interval '10 minutes')
    + (select count(*) from rota
        where comercio_id = new.comercio_id and aguardando and urgente and prioritaria
          and criada_em <= new.criada_em - interval '10 minutes')) < 3;
    else
      new.oferecer_apos := null;
    end if;
  end if;
  if old.aguardando and not new.aguardando then
    new.com_oferta := false;
  end if;
  if (new.aguardando and not new.com_oferta) and not (old.aguardando and not old.com_oferta) then
    new.a_casar := coalesce(current_setting('corre.casando', true), '') = '';
    new.mudanca := proxima_mudanca();
  end if;
  return new;
end;
$$ language plpgsql;

create or replace function "oferta_encerrada_fn"() returns trigger as $$
begin
  if new.resultado <> 'aceita' then
    update fila_entregador set com_oferta = false where entregador_id = new.entregador_id and com_oferta;
    if coalesce(current_setting('corre.a_casar', true), '') = '' then
      update rota set com_oferta = false where id = new.rota_id and com_oferta;
    elsif exists (select 1 from rota where id = new.rota_id and aguardando and com_oferta) then
      perform set_config('corre.soltas', current_setting('corre.soltas') || new.rota_id || ',', true);
    end if;
  end if;
  return null;
end;
$$ language plpgsql;
create or replace function "oferta_feita_fn"() returns trigger as $$
begin
  update fila_entregador set com_oferta = true where entregador_id = new.entregador_id and praca_id = new.praca_id;
  if not found then
    raise exception 'courier % is not of the place %', new.entregador_id, new.praca_id;
  end if;
  update rota set com_oferta = true, a_casar = false
   where id = new.rota_id and praca_id = new.praca_id and (not com_oferta or a_casar);
  if not found and not exists (select 1 from rota where id = new.rota_id and praca_id = new.praca_id) then
    raise exception 'route % is not of the place %', new.rota_id, new.praca_id;
  end if;
  return null;
end;
$$ language plpgsql;

create or replace function "solicitacao_ocupa_fn"() returns trigger as $$
begin
  if (new.status in ('aceita', 'em_retirada', 'em_entrega')) then
    update fila_entregador set entregas_abertas = entregas_abertas + 1, com_oferta = false where entregador_id = new.entregador_id;
  end if;
  return null;
end;
$$ language plpgsql;
create or replace function "solicitacao_ocupa_ou_libera_fn"() returns trigger as $$
begin
  if (old.status in ('aceita', 'em_retirada', 'em_entrega')) and not ((new.status in ('aceita', 'em_retirada', 'em_entrega')) and old.entregador_id = new.entregador_id) then
    update fila_entregador
       set entregas_abertas = entregas_abertas - 1,
           fila_desde = case when online and new.status = 'finalizada' then instante_do_despacho() else fila_desde end
     where entregador_id = old.entregador_id;
  end if;
  if (new.status in ('aceita', 'em_retirada', 'em_entrega')) and not ((old.status in ('aceita', 'em_retirada', 'em_entrega')) and old.entregador_id = new.entregador_id) then
    update fila_entregador set entregas_abertas = entregas_abertas + 1, com_oferta = false where entregador_id = new.entregador_id;
  end if;
  return null;
end;
$$ language plpgsql;

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
  perform set_config('corre.a_casar', ',', true);
  perform set_config('corre.soltas', '', true);
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
  (select nova, p.entregador_id, p.motivo, instante
     from pausa p join fila_entregador f using (entregador_id)
    where p.rota_id = da_rota and p.motivo <> 'chamado' and f.praca_id = na and online and not com_oferta and entregas_abertas = 0
      and (f.fila_desde, f.entregador_id) < (desde, quem)
    order by f.fila_desde, f.entregador_id limit 10)
  union all
  (select nova, f.entregador_id, 'inalcancavel', instante
     from fila_entregador f
    where praca_id = na and online and not com_oferta and entregas_abertas = 0 and not alcancavel
      and (f.fila_desde, f.entregador_id) < (desde, quem) and f.entregador_id <> all(barrados)
      and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id
                       and p.motivo <> 'chamado')
    order by f.fila_desde, f.entregador_id limit greatest(0, 10 - pausados))
  union all
  (select nova, b.quem_fica, 'limite_dinheiro', instante from unnest(barrados) with ordinality b (quem_fica, vez)
    order by b.vez limit greatest(0, 10 - pausados - calados));
end $$;

create or replace function oferecer(instante timestamptz, alcance_segundos float8, entrega_segundos float8, segundos float8,
  acordar boolean, canal text, cargas text[]) returns int
language plpgsql set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
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
end $$;
`,
};
