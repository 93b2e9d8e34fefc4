import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create cash-limit-inline`). */
export const cashLimitInline: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create or replace function entregador_para(da_rota int, instante timestamptz, alcance_segundos float8, acordar boolean,
  out quem int, out desde timestamptz, out por_push boolean)
language plpgsql as $$
declare
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
     where online and not com_oferta and entregas_abertas = 0 and alcancavel
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
     where online and not com_oferta and entregas_abertas = 0 and not alcancavel and inscrito
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
  pausados int;
  calados int;
  barrados int[] := '{}';
  limite constant numeric := limite_de_dinheiro();
  nova int;
begin
  select count(*), count(*) filter (where not f.alcancavel) into pausados, calados
    from pausa p join fila_entregador f using (entregador_id)
   where p.rota_id = da_rota and p.motivo <> 'chamado' and online and not com_oferta and entregas_abertas = 0
     and (f.fila_desde, f.entregador_id) < (desde, quem);
  calados := (select count(*) from fila_entregador
               where online and not com_oferta and entregas_abertas = 0 and not alcancavel
                 and (fila_desde, entregador_id) < (desde, quem)) - calados;
  if limite is not null and rota_em_dinheiro(da_rota) then
    -- silent or not: the walk passes them without asking whether they were heard from
    select coalesce(array_agg(f.entregador_id order by f.fila_desde, f.entregador_id), '{}'),
           calados - count(*) filter (where not f.alcancavel)
      into barrados, calados
      from (select distinct entregador_id from custodia_aberta) c join fila_entregador f using (entregador_id)
     where online and not com_oferta and entregas_abertas = 0
       and (f.fila_desde, f.entregador_id) < (desde, quem) and coalesce((select l.saldo_total from custodia_lancamento l
                 where l.entregador_id = f.entregador_id and l.conta = 'entregador' order by l.movimento_id desc limit 1) > limite, false)
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
`,
};
