import type { Migration } from '../migrate/migration.ts';

/** Orders of cancelled requests that their couriers bring back [devolver]. */
export const voltaALoja: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "volta_a_loja" (
  "solicitacao_id" int not null,
  "entregador_id" int not null,
  "praca_id" int not null default 1,
  "ate" timestamptz not null,
  primary key ("solicitacao_id")
);
create index "volta_do_entregador" on "volta_a_loja" ("entregador_id");
create index "volta_fim" on "volta_a_loja" ("ate");

alter table "volta_a_loja" add constraint "volta_a_loja_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "volta_a_loja" add constraint "volta_a_loja_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");

create or replace function venceu_na_praca(na_praca int, quando timestamptz)
returns boolean
language plpgsql stable
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
begin
  return exists (
      select 1 from oferta
      where resultado is null
        and praca_id = na_praca
        and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= quando
    )
    or exists (
      select 1 from suspensao s
      join fila_entregador f on f.entregador_id = s.entregador_id
      where s.data_remocao is null and s.data_expiracao_suspensao <= quando and f.praca_id = na_praca
    )
    or exists (select 1 from pausa where ate <= quando and praca_id = na_praca)
    or exists (select 1 from volta_a_loja where ate <= quando and praca_id = na_praca);
end
$$;

create or replace function pracas_com_trabalho(sinalizar_segundos float8)
returns int[]
language plpgsql stable
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
declare
  ja constant timestamptz := agora();
begin
  return (
    select coalesce(array_agg(distinct praca), '{}')
    from (
      select praca_id as praca
      from oferta
      where resultado is null
        and case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end <= ja
      union all
      select f.praca_id
      from suspensao s
      join fila_entregador f on f.entregador_id = s.entregador_id
      where s.data_remocao is null and s.data_expiracao_suspensao <= ja
      union all
      select praca_id from pausa where ate <= ja
      union all
      select praca_id from volta_a_loja where ate <= ja
      union all
      select praca_id from rota where retida and oferecer_apos <= ja
      union all
      select praca_id from rota where oferecivel and a_casar
      union all
      select praca_id
      from rota
      where aguardando
        and sinalizada_em is null
        and liberada_em <= ja - make_interval(secs => sinalizar_segundos)
    ) devido
  );
end
$$;

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
  -- the same row (ADR 0012). \`oferecer\` reads them: couriers who became available (written by the trigger \`muda\` of
  -- \`fila_entregador\`), and routes whose offer ended (written by the trigger \`encerrada\` of \`oferta\`).
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

create or replace function solicitacao_leva_de_volta()
returns trigger
language plpgsql
as $$
begin
  insert into volta_a_loja (solicitacao_id, entregador_id, praca_id, ate)
  select new.id, new.entregador_id, r.praca_id, new.data_status + interval '30 minutes'
  from rota r
  where r.id = new.rota_id
    and not exists (
      select 1 from marco m
      where m.solicitacao_id = new.id and m.tipo = 'devolvido' and m.ator_id = new.entregador_id
    );
  return null;
end
$$;

create or replace trigger leva_de_volta
  after update on solicitacao
  for each row when (old.status = 'em_entrega' and new.status = 'cancelada')
  execute function solicitacao_leva_de_volta();

create or replace function marco_encerra_volta()
returns trigger
language plpgsql
as $$
begin
  delete from volta_a_loja where solicitacao_id = new.solicitacao_id and entregador_id = new.ator_id;
  return null;
end
$$;

create or replace trigger encerra_volta
  after insert or update on marco
  for each row when (new.tipo = 'devolvido')
  execute function marco_encerra_volta();

create or replace function volta_a_loja_ocupa()
returns trigger
language plpgsql
as $$
begin
  update fila_entregador
  set entregas_abertas = entregas_abertas + 1, com_oferta = false
  where entregador_id = new.entregador_id;
  return null;
end
$$;

create or replace trigger ocupa
  after insert on volta_a_loja
  for each row execute function volta_a_loja_ocupa();

create or replace function volta_a_loja_libera()
returns trigger
language plpgsql
as $$
begin
  update fila_entregador set entregas_abertas = entregas_abertas - 1 where entregador_id = old.entregador_id;
  perform mudou(id, comercio_id) from solicitacao where id = old.solicitacao_id;
  return null;
end
$$;

create or replace trigger libera
  after delete on volta_a_loja
  for each row execute function volta_a_loja_libera();
`,
};
