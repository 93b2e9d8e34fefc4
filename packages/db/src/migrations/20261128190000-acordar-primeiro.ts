import type { Migration } from '../migrate/migration.ts';

/** A sleeping phone that stands first is woken before others are asked [alcance]. */
export const acordarPrimeiro: Migration = {
  phase: 'expand',
  exceptions: {
    drop: 'The new function takes the same arguments, and its last one has a default: calls of old processes find it.',
  },
  sql: /* sql */ `
alter table "fila_entregador" add column "chamados_sem_resposta" int not null default 0;
alter table "fila_entregador" add constraint "fila_entregador_chamados_sem_resposta_check" check (chamados_sem_resposta >= 0) not valid;

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
  if not acordar
    or quem is not null
    and (select count(*) from pausa p where p.rota_id = da_rota and p.motivo = 'chamado') >= vezes
  then
    return;
  end if;
  select f.entregador_id, f.fila_desde into dormindo, lugar
  from fila_entregador f
  where f.praca_id = na_praca
    and f.online and not f.com_oferta and f.entregas_abertas = 0
    and not f.alcancavel and f.inscrito
    and (f.fila_desde, f.entregador_id) < (coalesce(desde, 'infinity'), coalesce(quem, 2147483647))
    and (quem is null or f.chamados_sem_resposta < paciencia)
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
  if found then
    quem := dormindo;
    desde := lugar;
    por_push := true;
  end if;
end
$$;

-- A process of the former release calls the new one without its last argument.
drop function oferecer(int, timestamptz, float8, float8, float8, boolean, numeric, text, text[]);

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
      -- They found nobody just now, so \`a_casar\` stays false.
      update rota set com_oferta = false where id = any(sobras) and aguardando and com_oferta;
    end if;
  end if;
  perform avisar_ofertas(canal, cargas, avisados);
  return cardinality(avisados);
end
$$;
`,
};
