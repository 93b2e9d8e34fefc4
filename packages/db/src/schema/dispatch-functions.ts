/**
 * Settings of the functions that read the queue or the waiting routes. They always use the partial indexes. The number
 * of rows with a flag changes every second, the statistics only every hour. With statistics from the night the planner
 * would sort the whole queue at noon.
 */
export const BY_INDEX = 'set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off';

/**
 * Returns SQL that tells whether a courier holds more cash than `limite`. It reads the newest leg by one index entry.
 * The SQL is inlined, because PostgreSQL would call a function with a subquery for each row, which costs ten times as
 * much. Couriers above the limit are read under the lock.
 */
export const ACIMA = (quem: string) => `coalesce((select l.saldo_total from custodia_lancamento l
                 where l.entregador_id = ${quem} and l.conta = 'entregador' order by l.movimento_id desc limit 1) > limite, false)`;

/**
 * The part of the dispatch that runs in the database (ADR 0043). All work between the lock and the commit delays the
 * other transactions, and each statement from outside costs a round trip in that time. These functions decide what is
 * offered when and to whom. The offers themselves are in offer-functions.ts.
 */
export const dispatchFunctions: readonly string[] = [
  // Returns the instant of the dispatch in this transaction, or the clock if there is none.
  `create or replace function instante_do_despacho() returns timestamptz language sql volatile as $$
  select coalesce(nullif(current_setting('corre.instante', true), '')::timestamptz, agora())
$$`,

  // Returns the place whose lock this transaction holds. All offers that the transaction makes or ends belong to it
  // (ADR 0096).
  `create or replace function praca_do_despacho() returns int language sql stable as $$
  select coalesce(nullif(current_setting('corre.praca', true), '')::int, 1)
$$`,

  // Releases the held routes that are due, oldest first. Each release counts the shop's priority routes, so the order
  // matters (ADR 0067). Uses the index rota_retida.
  `create or replace function soltar_retidas(ate timestamptz) returns void language plpgsql as $$
declare
  na constant int := praca_do_despacho();
  vez int;
begin
  for vez in select id from rota where retida and oferecer_apos <= ate and praca_id = na order by oferecer_apos, id loop
    update rota set retida = false where id = vez;
  end loop;
end $$`,

  // Tells whether anything of this place has expired. It is called when something of any place has expired. Uses the
  // indexes oferta_vence, suspensao_fim, pausa_fim.
  `create or replace function venceu_na_praca(na int, ate timestamptz) returns boolean language plpgsql stable ${BY_INDEX} as $$
begin
  return exists (select 1 from oferta where resultado is null and praca_id = na
                    and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= ate)
      or exists (select 1 from suspensao s join fila_entregador f on f.entregador_id = s.entregador_id
                  where s.data_remocao is null and s.data_expiracao_suspensao <= ate and f.praca_id = na)
      or exists (select 1 from pausa p where p.ate <= venceu_na_praca.ate and p.praca_id = na);
end $$`,

  // Tells whether a run for this place would return a route that expired or was held until now. A poll calls it when
  // something of any place has expired. Uses the indexes oferta_vence, pausa_fim, rota_retida.
  `create or replace function devolve_na_praca(na int) returns boolean language plpgsql stable ${BY_INDEX} as $$
declare
  ja constant timestamptz := agora();
begin
  return exists (select 1 from oferta where resultado is null and praca_id = na
                    and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= ja)
      or exists (select 1 from pausa where ate <= ja and praca_id = na)
      or exists (select 1 from rota where retida and oferecer_apos <= ja and praca_id = na);
end $$`,

  // Returns the places in which a run of the dispatch would change something. Something expired, a held route may go
  // out, a route became possible to offer, or a route waits too long. It reads only what is due. Uses the indexes
  // oferta_vence, suspensao_fim, pausa_fim, rota_retida, rota_a_casar, rota_a_sinalizar.
  `create or replace function pracas_com_trabalho(sinalizar_segundos float8) returns int[] language plpgsql stable ${BY_INDEX} as $$
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
end $$`,

  // Takes the lock of a place, then reads the clock, because a single statement would read the clock before it has the
  // lock. If the courier `quem` or the shop `loja` has moved, it only returns their present place (na_verdade).
  // Otherwise it tells whether anything of the place has expired, and releases held routes that are due. It reads one
  // entry of each index over all places (oferta_vence, suspensao_fim, pausa_fim, rota_a_sinalizar). It checks the place
  // only if that entry is due.
  `create or replace function travar_despacho(na int, quem int, loja int, sinalizar_segundos float8,
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
end $$`,

  // The same for a process of the former release, which knows only one place.
  `create or replace function travar_despacho(sinalizar_segundos float8, out instante text, out vencido boolean, out demorada boolean)
language plpgsql as $$
begin
  select t.instante, t.vencido, t.demorada into instante, vencido, demorada
    from travar_despacho(1, null, null, sinalizar_segundos) t;
end $$`,

  // Moves a courier or a shop to another place, under the locks of both places. Therefore a transaction with the lock
  // of a place knows who belongs to it. Triggers refuse a courier at work and a shop with open requests.
  `create or replace function mudar_de_praca(quem int, loja int, para int) returns void language plpgsql as $$
declare
  de int;
begin
  de := case when quem is not null then (select praca_id from fila_entregador where entregador_id = quem)
             else (select praca_id from comercio where id = loja) end;
  perform 1 from despacho where id in (de, para) order by id for no key update;
  update fila_entregador set praca_id = para where entregador_id = quem and praca_id = de;
  update comercio set praca_id = para where id = loja and praca_id = de;
end $$`,

  // Returns the first route of the courier's place that the courier may get, urgent routes first, then the oldest. It
  // skips routes for which the courier is paused, and cash routes while they hold too much cash. It checks the first 16
  // routes one by one. If the courier may have none of them, it checks the routes that changed since the last look
  // (olhada).
  `create or replace function rota_para(quem int, acordando boolean) returns int language plpgsql stable ${BY_INDEX} as $$
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
end $$`,

  // Returns the courier for this route: the first of the queue with a fresh signal and no pause for it. If there is
  // none and `acordar` is true, it returns the first courier whom a push can wake. A courier who turns out to be silent
  // is skipped until their next request.
  `create or replace function entregador_para(da_rota int, instante timestamptz, alcance_segundos float8, acordar boolean,
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
       and not (em_dinheiro and ${ACIMA('f.entregador_id')})
     order by f.fila_desde, f.entregador_id limit 1;
    por_push := quem is null;
    exit when por_push or ouvido;
    update fila_entregador set alcancavel = false where entregador_id = quem;
  end loop;
  if por_push and acordar then
    select f.entregador_id, f.fila_desde into quem, desde from fila_entregador f
     where praca_id = na and online and not com_oferta and entregas_abertas = 0 and not alcancavel and inscrito
       and not exists (select 1 from pausa p where p.rota_id = da_rota and p.entregador_id = f.entregador_id)
       and not (em_dinheiro and ${ACIMA('f.entregador_id')})
     order by f.fila_desde, f.entregador_id limit 1;
  end if;
end $$`,

  // Called from outside, with the limit of the calling process. A process of the former release has no limit.
  `create or replace function rota_para_no_limite(quem int, acordando boolean, limite numeric) returns int language plpgsql as $$
begin
  perform set_config('corre.limite_dinheiro', coalesce(limite::text, ''), true);
  return rota_para(quem, acordando);
end $$`,
];
