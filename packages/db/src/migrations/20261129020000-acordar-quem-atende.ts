import type { Migration } from '../migrate/migration.ts';

/** Where nobody is reachable, a phone that answers its pushes is woken before one that left three unanswered [alcance]. */
export const acordarQuemAtende: Migration = {
  phase: 'expand',
  sql: /* sql */ `
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
`,
};
