import type { Migration } from '../migrate/migration.ts';

/**
 * A shop's urgent requests go first so many times in ten minutes, also when the earlier ones were taken already
 * (docs/decisions/0038-fairness-under-flood.md). Triggers call the functions by name: only their bodies change.
 */
export const urgentWindow: Migration = {
  phase: 'expand',
  exceptions: { drop: 'A function that only the trigger called, which goes before it: no process names it.' },
  sql: /* sql */ `
drop trigger if exists "sucede" on "rota";
drop function if exists "rota_sucede_fn"();
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
  if (new.aguardando and not new.com_oferta) and not (old.aguardando and not old.com_oferta) then
    new.a_casar := true;
    new.mudanca := proxima_mudanca();
  end if;
  return new;
end;
$$ language plpgsql;
create or replace function "rota_prioriza_fn"() returns trigger as $$
begin
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
`,
};
