import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create matching`); by hand: the sequence, and what is true of the rows that are there. */
export const matching: Migration = {
  phase: 'contract',
  needs: '20261121210612-matching',
  sql: /* sql */ `
create sequence if not exists rota_mudanca;

create or replace function proxima_mudanca() returns bigint language sql volatile as $$ select nextval('rota_mudanca') $$;

create table "pausa" (
  "rota_id" int not null,
  "entregador_id" int not null,
  "motivo" text not null,
  "ate" timestamptz not null,
  primary key ("rota_id", "entregador_id")
);
create index "pausa_fim" on "pausa" ("ate");

create table "silencio" (
  "id" bigserial primary key,
  "entregador_id" int not null,
  "desde" timestamptz not null,
  "ate" timestamptz null,
  "fila_desde" timestamptz not null
);
create index "silencio_do_entregador" on "silencio" ("entregador_id", "desde" DESC);
create unique index "silencio_em_curso" on "silencio" ("entregador_id") where ate is null;

create table "sinal" (
  "entregador_id" int not null,
  "ultimo_sinal" timestamptz null,
  primary key ("entregador_id")
);

insert into sinal (entregador_id, ultimo_sinal) select entregador_id, ultimo_sinal from fila_entregador;
drop index "fila_em_ordem";
alter table "fila_entregador" drop column "ultimo_sinal";
alter table "fila_entregador" add "com_oferta" boolean not null default false, add "entregas_abertas" int not null default 0, add "inscrito" boolean not null default false, add "alcancavel" boolean not null default false, add "a_casar" boolean not null default false, add "olhada" bigint not null default '0';
update fila_entregador f set
  suspenso_ate = case when not online then suspenso_ate end,
  com_oferta = exists (select 1 from oferta o where o.entregador_id = f.entregador_id and o.resultado is null),
  entregas_abertas = (select count(*) from solicitacao s where s.entregador_id = f.entregador_id and s.status in ('aceita', 'em_retirada', 'em_entrega')),
  inscrito = exists (select 1 from inscricao_push i where i.entregador_id = f.entregador_id),
  alcancavel = online;
create index "fila_livre" on "fila_entregador" ("fila_desde", "entregador_id") where online and not com_oferta and entregas_abertas = 0 and alcancavel;
create index "fila_silenciosa" on "fila_entregador" ("fila_desde", "entregador_id") where online and not com_oferta and entregas_abertas = 0 and not alcancavel;
create index "fila_acordavel" on "fila_entregador" ("fila_desde", "entregador_id") where online and not com_oferta and entregas_abertas = 0 and not alcancavel and inscrito;
create index "fila_a_casar" on "fila_entregador" ("entregador_id") where a_casar;
create index "fila_em_ordem" on "fila_entregador" ("fila_desde", "entregador_id") where online and entregas_abertas = 0;
alter table "fila_entregador" add constraint "fila_entregador_suspenso" check (not online or suspenso_ate is null);
alter table "fila_entregador" add constraint "fila_entregador_entregas_abertas_check" check (entregas_abertas >= 0);
create or replace function "fila_entregador_muda_fn"() returns trigger as $$
begin
  if new.alcancavel and not old.alcancavel then new.olhada := 0; end if;
  if (new.online and not new.com_oferta and new.entregas_abertas = 0) and (new.alcancavel or new.inscrito)
     and not ((old.online and not old.com_oferta and old.entregas_abertas = 0) and (old.alcancavel or old.inscrito and not new.alcancavel)) then
    new.a_casar := true;
  end if;
  return new;
end;
$$ language plpgsql;
create trigger "muda" BEFORE UPDATE on "fila_entregador" for each ROW execute function "fila_entregador_muda_fn"();
create or replace function "fila_entregador_cala_fn"() returns trigger as $$
begin
  if ((old.online and not old.com_oferta and old.entregas_abertas = 0) and not old.alcancavel) = ((new.online and not new.com_oferta and new.entregas_abertas = 0) and not new.alcancavel)
     and old.fila_desde is not distinct from new.fila_desde then return null; end if;
  if (old.online and not old.com_oferta and old.entregas_abertas = 0) and not old.alcancavel then
    update silencio set ate = instante_do_despacho() where entregador_id = new.entregador_id and ate is null;
  end if;
  if (new.online and not new.com_oferta and new.entregas_abertas = 0) and not new.alcancavel then
    insert into silencio (entregador_id, desde, fila_desde) values (new.entregador_id, instante_do_despacho(), new.fila_desde);
  end if;
  return null;
end;
$$ language plpgsql;
create trigger "cala" AFTER UPDATE on "fila_entregador" for each ROW execute function "fila_entregador_cala_fn"();
create or replace function "fila_entregador_pode_dar_sinal_fn"() returns trigger as $$
begin
  insert into sinal (entregador_id) values (new.entregador_id);
  return null;
end;
$$ language plpgsql;
create trigger "pode_dar_sinal" AFTER INSERT on "fila_entregador" for each ROW execute function "fila_entregador_pode_dar_sinal_fn"();

alter table "rota" add "com_oferta" boolean not null default false, add "a_casar" boolean not null default true, add "mudanca" bigint not null default proxima_mudanca();
update rota r set com_oferta = true, a_casar = false where aguardando
   and exists (select 1 from oferta o where o.rota_id = r.id and o.resultado is null);
create index "rota_oferecivel" on "rota" ("urgente" DESC, "criada_em", "id") where aguardando and not com_oferta;
create index "rota_a_casar" on "rota" ("urgente" DESC, "criada_em", "id") where aguardando and not com_oferta and a_casar;
create index "rota_mudou" on "rota" ("mudanca") where aguardando and not com_oferta;
create index "rota_a_sinalizar" on "rota" ("criada_em") where aguardando and sinalizada_em is null;
create or replace function "rota_muda_fn"() returns trigger as $$
begin
  if (new.aguardando and not new.com_oferta) and not (old.aguardando and not old.com_oferta) then
    new.a_casar := true;
    new.mudanca := proxima_mudanca();
  end if;
  return new;
end;
$$ language plpgsql;
create trigger "muda" BEFORE UPDATE on "rota" for each ROW execute function "rota_muda_fn"();

alter table "oferta" add "fila_desde" timestamptz null, add "pulados_sem_sinal" int not null default 0, add "pulados_em_pausa" int not null default 0;
create index "oferta_vence" on "oferta" ((case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end)) where resultado is null;
create index "oferta_passou_muitos" on "oferta" ("enviada_em") where pulados_sem_sinal > 10;
alter table "oferta" add constraint "oferta_pulados_sem_sinal_check" check (pulados_sem_sinal >= 0);
alter table "oferta" add constraint "oferta_pulados_em_pausa_check" check (pulados_em_pausa >= 0);
create or replace function "oferta_feita_fn"() returns trigger as $$
begin
  update fila_entregador set com_oferta = true where entregador_id = new.entregador_id;
  update rota set com_oferta = true, a_casar = false where id = new.rota_id;
  return null;
end;
$$ language plpgsql;
create trigger "feita" AFTER INSERT on "oferta" for each ROW
  when ((new.resultado IS NULL)) execute function "oferta_feita_fn"();
create or replace function "oferta_encerrada_fn"() returns trigger as $$
begin
  update fila_entregador set com_oferta = false where entregador_id = new.entregador_id;
  update rota set com_oferta = false where id = new.rota_id;
  return null;
end;
$$ language plpgsql;
create trigger "encerrada" AFTER UPDATE on "oferta" for each ROW
  when (((old.resultado IS NULL) AND (new.resultado IS NOT NULL))) execute function "oferta_encerrada_fn"();

create or replace function "inscricao_push_inscreve_fn"() returns trigger as $$
begin
  update fila_entregador f
     set inscrito = exists (select 1 from inscricao_push i where i.entregador_id = f.entregador_id)
   where f.entregador_id in (old.entregador_id, new.entregador_id);
  return null;
end;
$$ language plpgsql;
create trigger "inscreve" AFTER INSERT OR UPDATE OR DELETE on "inscricao_push" for each ROW execute function "inscricao_push_inscreve_fn"();

create or replace function "solicitacao_ocupa_fn"() returns trigger as $$
begin
  if (new.status in ('aceita', 'em_retirada', 'em_entrega')) then
    update fila_entregador set entregas_abertas = entregas_abertas + 1 where entregador_id = new.entregador_id;
  end if;
  return null;
end;
$$ language plpgsql;
create trigger "ocupa" AFTER INSERT on "solicitacao" for each ROW
  when ((new.entregador_id IS NOT NULL)) execute function "solicitacao_ocupa_fn"();
create or replace function "solicitacao_ocupa_ou_libera_fn"() returns trigger as $$
begin
  if (old.status in ('aceita', 'em_retirada', 'em_entrega')) and not ((new.status in ('aceita', 'em_retirada', 'em_entrega')) and old.entregador_id = new.entregador_id) then
    update fila_entregador set entregas_abertas = entregas_abertas - 1 where entregador_id = old.entregador_id;
  end if;
  if (new.status in ('aceita', 'em_retirada', 'em_entrega')) and not ((old.status in ('aceita', 'em_retirada', 'em_entrega')) and old.entregador_id = new.entregador_id) then
    update fila_entregador set entregas_abertas = entregas_abertas + 1 where entregador_id = new.entregador_id;
  end if;
  return null;
end;
$$ language plpgsql;
create trigger "ocupa_ou_libera" AFTER UPDATE on "solicitacao" for each ROW
  when (((old.entregador_id IS DISTINCT FROM new.entregador_id) OR (old.status IS DISTINCT FROM new.status))) execute function "solicitacao_ocupa_ou_libera_fn"();

create index "suspensao_fim" on "suspensao" ("data_expiracao_suspensao") where data_remocao is null;

alter table "pausa" add constraint "pausa_rota_id_foreign" foreign key ("rota_id") references "rota" ("id");
alter table "pausa" add constraint "pausa_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "pausa" add constraint "pausa_motivo_check" check ("motivo" in ('pausa_recusa', 'pausa_expirada', 'chamado'));

alter table "silencio" add constraint "silencio_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table "sinal" add constraint "sinal_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

alter table sinal set (fillfactor = 50);

create or replace function instante_do_despacho() returns timestamptz language sql volatile as $$
  select coalesce(nullif(current_setting('corre.instante', true), '')::timestamptz, agora())
$$;

create or replace function travar_despacho(sinalizar_segundos float8, out instante text, out vencido boolean, out demorada boolean)
language plpgsql as $$
declare
  lido timestamptz;
begin
  perform 1 from despacho where id = 1 for no key update;
  lido := agora();
  instante := set_config('corre.instante', lido::text, true);
  vencido := (select min(case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end)
                from oferta where resultado is null) <= lido
          or (select min(data_expiracao_suspensao) from suspensao where data_remocao is null) <= lido
          or (select min(ate) from pausa) <= lido;
  demorada := (select min(criada_em) from rota where aguardando and sinalizada_em is null)
              <= lido - make_interval(secs => sinalizar_segundos);
  vencido := coalesce(vencido, false);
  demorada := coalesce(demorada, false);
end $$;

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
                   order by urgente desc, criada_em, id limit poucas) r) q;
  if achada is not null or olhadas < poucas then return achada; end if;
  with mudadas as materialized (
    select id, urgente, criada_em from rota where aguardando and not com_oferta
       and mudanca > (select olhada from fila_entregador where entregador_id = quem))
  select m.id into achada from mudadas m
   where not exists (select 1 from pausa p where p.rota_id = m.id and p.entregador_id = quem
                      and (acordando or p.motivo <> 'chamado'))
   order by m.urgente desc, m.criada_em, m.id limit 1;
  return achada;
end $$;

create or replace function entregador_para(da_rota int, instante timestamptz, alcance_segundos float8, acordar boolean,
  out quem int, out desde timestamptz, out por_push boolean)
language plpgsql as $$
declare
  ouvido boolean;
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
     order by f.fila_desde, f.entregador_id limit 1;
    por_push := quem is null;
    exit when por_push or ouvido;
    update fila_entregador set alcancavel = false where entregador_id = quem;
  end loop;
  if por_push and acordar then
    select f.entregador_id, f.fila_desde into quem, desde from fila_entregador f
     where online and not com_oferta and entregas_abertas = 0 and not alcancavel and inscrito
       and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id)
     order by f.fila_desde, f.entregador_id limit 1;
  end if;
end $$;

create or replace function gravar_oferta(da_rota int, quem int, desde timestamptz, por_push boolean, antes int, instante timestamptz,
  entrega_segundos float8, segundos float8) returns void
language plpgsql as $$
declare
  pausados int;
  calados int;
  nova int;
begin
  select count(*), count(*) filter (where not f.alcancavel) into pausados, calados
    from pausa p join fila_entregador f using (entregador_id)
   where p.rota_id = da_rota and p.motivo <> 'chamado' and online and not com_oferta and entregas_abertas = 0
     and (f.fila_desde, f.entregador_id) < (desde, quem);
  calados := (select count(*) from fila_entregador
               where online and not com_oferta and entregas_abertas = 0 and not alcancavel
                 and (fila_desde, entregador_id) < (desde, quem)) - calados;
  insert into oferta (rota_id, entregador_id, fila_desde, posicao_fila, por_push, enviada_em, entregar_ate, expira_em,
                      pulados_sem_sinal, pulados_em_pausa)
  values (da_rota, quem, desde, antes + pausados + calados + 1, por_push, instante,
          instante + make_interval(secs => entrega_segundos), instante + make_interval(secs => segundos), calados, pausados)
  returning id into nova;
  if pausados + calados = 0 then return; end if;
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
     and (f.fila_desde, f.entregador_id) < (desde, quem)
     and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id
                      and p.motivo <> 'chamado')
   order by f.fila_desde, f.entregador_id limit greatest(0, 10 - pausados);
end $$;

create or replace function avisar_ofertas(canal text, cargas text[], avisados int[]) returns void language sql as $$
  select pg_notify(canal, carga) from (
    select carga from unnest(cargas) carga
    union all
    select '[' || string_agg(json_build_object('tipo', 'oferta', 'entregador_id', quem)::text, ',' order by vez) || ']'
      from unnest(avisados) with ordinality a (quem, vez) group by (vez - 1) / 100) c
$$;

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
        (select id, urgente, criada_em from rota where aguardando and not com_oferta and a_casar
          order by urgente desc, criada_em, id limit 1)
        union all
        (select id, urgente, criada_em from rota where id = any(alvos) and aguardando and not com_oferta)) q
       order by q.urgente desc, q.criada_em, q.id limit 1;
      exit when not found;
      escolha := entregador_para(da_rota, instante, alcance_segundos, acordar);
      if escolha.quem is null then
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
