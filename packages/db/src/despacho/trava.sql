-- The beginning of a dispatch: the lock of a place, the clock, and what is due (ADR 0011, ADR 0012).

-- The instant of the dispatch in this transaction, or the clock if there is none.
--
-- `corre.instante` is a setting, because only a setting reaches the trigger `cala` of `fila_entregador`. A dozen
-- statements fire this trigger, some of them in other triggers, and none of their columns holds the instant. With the
-- clock, a silence would begin after the offers of its own dispatch.
create or replace function instante_do_despacho()
returns timestamptz
language sql volatile
as $$
  select coalesce(nullif(current_setting('corre.instante', true), '')::timestamptz, agora())
$$;

-- Releases the held routes that are due, oldest first. Each release counts the shop's priority routes, so the order
-- matters (ADR 0016). Uses the index rota_retida.
create or replace function soltar_retidas(na_praca int, ate timestamptz)
returns void
language plpgsql
as $$
declare
  vez int;
begin
  for vez in
    select id from rota where retida and oferecer_apos <= ate and praca_id = na_praca order by oferecer_apos, id
  loop
    update rota set retida = false where id = vez;
  end loop;
end
$$;

-- Takes the lock of a place, then reads the clock, because a single statement would read the clock before it has the
-- lock. If the courier `quem` or the shop `loja` has moved, it only returns their present place (na_verdade).
-- Otherwise it tells whether anything of the place has expired, and releases held routes that are due. It reads one
-- entry of each index over all places (oferta_vence, suspensao_fim, pausa_fim, volta_fim, rota_a_sinalizar). It checks
-- the place only if that entry is due.
create or replace function travar_despacho(
  na_praca int,
  quem int,
  loja int,
  sinalizar_segundos float8,
  out na_verdade int,
  out instante text,
  out vencido boolean,
  out demorada boolean
)
language plpgsql
as $$
declare
  lido timestamptz;
  limite timestamptz;
begin
  perform 1 from despacho where id = na_praca for no key update;
  if not found then
    raise exception 'there is no place %', na_praca;
  end if;
  na_verdade := coalesce(
    case
      when quem is not null then (select praca_id from fila_entregador where entregador_id = quem)
      when loja is not null then (select praca_id from comercio where id = loja)
    end,
    na_praca
  );
  if na_verdade <> na_praca then
    return;
  end if;
  lido := agora();
  limite := lido - make_interval(secs => sinalizar_segundos);
  instante := set_config('corre.instante', lido::text, true);
  -- Settings, because only settings carry what triggers found to the end of the transaction, without a second write of
  -- the same row (ADR 0012). `oferecer` reads them: couriers who became available (written by the trigger `muda` of
  -- `fila_entregador`), and routes whose offer ended (written by the trigger `encerrada` of `oferta`).
  perform set_config('corre.a_casar', ',', true);
  perform set_config('corre.soltas', '', true);
  vencido := (
      select min(case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end)
      from oferta
      where resultado is null
    ) <= lido
    or (select min(data_expiracao_suspensao) from suspensao where data_remocao is null) <= lido
    or (select min(ate) from pausa) <= lido
    or (select min(ate) from volta_a_loja) <= lido;
  demorada := (select min(liberada_em) from rota where aguardando and sinalizada_em is null) <= limite;
  vencido := coalesce(vencido, false) and venceu_na_praca(na_praca, lido);
  demorada := coalesce(demorada, false) and exists (
    select 1 from rota
    where aguardando and sinalizada_em is null and liberada_em <= limite and praca_id = na_praca
  );
  if (select min(oferecer_apos) from rota where retida) <= lido then
    perform soltar_retidas(na_praca, lido);
  end if;
end
$$;
