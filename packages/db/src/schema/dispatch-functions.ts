/**
 * The functions that walk the queue or the waiting routes always go by the partial indexes. How many rows a flag is true of changes by
 * the second, statistics by the hour: counted at night, they would have the whole queue sorted at noon.
 */
export const BY_INDEX = 'set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off';

/**
 * Whether a courier has more cash in hand than `limite`: the newest leg, one index entry. Written out, because PostgreSQL calls a
 * function with a subquery in it for each row, which costs ten times as much, and who is above the limit is walked under the lock.
 */
export const ACIMA = (quem: string) => `coalesce((select l.saldo_total from custodia_lancamento l
                 where l.entregador_id = ${quem} and l.conta = 'entregador' order by l.movimento_id desc limit 1) > limite, false)`;

/**
 * The part of the dispatch that is a function of the database (docs/decisions/0043-matching-by-what-changed.md): all that happens
 * between the lock and the commit holds up everybody else, and each statement sent from outside costs a round trip in that time.
 * Here what may be offered when, and to whom; the offers themselves stand in offer-functions.ts.
 */
export const dispatchFunctions: readonly string[] = [
  // The instant of the dispatch under way in this transaction; outside of one, the clock.
  `create or replace function instante_do_despacho() returns timestamptz language sql volatile as $$
  select coalesce(nullif(current_setting('corre.instante', true), '')::timestamptz, agora())
$$`,

  // The place whose lock this transaction has: all that is offered, ended or let go in it is of this one (docs/decisions/0096-a-place-in-every-key.md).
  `create or replace function praca_do_despacho() returns int language sql stable as $$
  select coalesce(nullif(current_setting('corre.praca', true), '')::int, 1)
$$`,

  // Gives the dispatch the held routes whose time has come, oldest first: each counts those of its shop that go before the normal ones
  // (docs/decisions/0067-ready.md). Index rota_retida.
  `create or replace function soltar_retidas(ate timestamptz) returns void language plpgsql as $$
declare
  na constant int := praca_do_despacho();
  vez int;
begin
  for vez in select id from rota where retida and oferecer_apos <= ate and praca_id = na order by oferecer_apos, id loop
    update rota set retida = false where id = vez;
  end loop;
end $$`,

  // Whether something of this place died by the clock: asked when something of any place did. Indexes oferta_vence, suspensao_fim, pausa_fim.
  `create or replace function venceu_na_praca(na int, ate timestamptz) returns boolean language plpgsql stable ${BY_INDEX} as $$
begin
  return exists (select 1 from oferta where resultado is null and praca_id = na
                    and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= ate)
      or exists (select 1 from suspensao s join fila_entregador f on f.entregador_id = s.entregador_id
                  where s.data_remocao is null and s.data_expiracao_suspensao <= ate and f.praca_id = na)
      or exists (select 1 from pausa p where p.ate <= venceu_na_praca.ate and p.praca_id = na);
end $$`,

  // Whether a run of this place would give a route back that died by the clock or was held until now: a poll asks, when something of
  // any place did. Indexes oferta_vence, pausa_fim, rota_retida.
  `create or replace function devolve_na_praca(na int) returns boolean language plpgsql stable ${BY_INDEX} as $$
declare
  ja constant timestamptz := agora();
begin
  return exists (select 1 from oferta where resultado is null and praca_id = na
                    and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= ja)
      or exists (select 1 from pausa where ate <= ja and praca_id = na)
      or exists (select 1 from rota where retida and oferecer_apos <= ja and praca_id = na);
end $$`,

  // The places in which a run of the dispatch would change something: something died by the clock, a held route may go out, a route
  // became possible to offer, or waits for too long. What is due is read, and nothing of the other places. Indexes oferta_vence,
  // suspensao_fim, pausa_fim, rota_retida, rota_a_casar, rota_a_sinalizar.
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

  // Takes the lock of a place, then reads the clock: in one statement the clock would be read before the lock is had. quem, loja: the
  // courier or the shop on whose account it is this place; when they have gone to another one, that is said (na_verdade) and nothing
  // else. Says whether anything of the place died by the clock meanwhile: the first entry of an index over all places, each
  // (oferta_vence, suspensao_fim, pausa_fim, rota_a_sinalizar), and only if that is due, whose it is. What was held until now is let
  // go here, whoever takes the lock.
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

  // The same for a process of the release before, which knows one place.
  `create or replace function travar_despacho(sinalizar_segundos float8, out instante text, out vencido boolean, out demorada boolean)
language plpgsql as $$
begin
  select t.instante, t.vencido, t.demorada into instante, vencido, demorada
    from travar_despacho(1, null, null, sinalizar_segundos) t;
end $$`,

  // A courier goes to work in another place, and a shop to be served by another: under the locks of both, so that who holds the
  // lock of a place knows who is of it. The triggers refuse it to whoever is at work, and to a shop with open requests.
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

  // The first route of their place, urgent before oldest, that this courier may be offered: none that they are in a pause for, none paid in cash
  // while they have too much of it. The first few are looked at one by one; when they may have none of those, what became possible
  // since they were last looked at (olhada).
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

  // Who is offered this route: the first of the queue who was heard from and is in no pause for it, else (acordar) the first who
  // can be woken for it. Whoever turns out to be silent is taken out of the walk until a request of theirs.
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

  // Asked from outside, with the limit of the process that asks; one of the release before asks without.
  `create or replace function rota_para_no_limite(quem int, acordando boolean, limite numeric) returns int language plpgsql as $$
begin
  perform set_config('corre.limite_dinheiro', coalesce(limite::text, ''), true);
  return rota_para(quem, acordando);
end $$`,
];
