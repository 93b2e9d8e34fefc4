import type { Migration } from '../migrate/migration.ts';

/** When a parcel is ready, and what waits for it before it is offered (docs/decisions/0067-ready.md). */
export const ready: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "rota" add "oferecer_apos" timestamptz null, add "retida" boolean not null default false, add "antecedencia_segundos" int null;
alter table "rota" add constraint "rota_retida_a_parte" check (not retida or (aguardando and com_oferta and oferecer_apos is not null
        and antecedencia_segundos is not null and not prioritaria)) not valid;
create or replace function "rota_muda_fn"() returns trigger as $$
begin
  if old.retida and not (new.retida and new.aguardando) then
    new.retida := false;
    new.com_oferta := false;
    if new.aguardando then
      new.prioritaria := new.urgente and (
    select count(*) from rota
     where comercio_id = new.comercio_id and aguardando and urgente and prioritaria) < 3;
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
    select count(*) from rota
     where comercio_id = new.comercio_id and aguardando and urgente and prioritaria) < 3;
  return new;
end;
$$ language plpgsql;
create or replace function "rota_sucede_fn"() returns trigger as $$
begin
  update rota set prioritaria = true
   where id = (select id from rota
                where comercio_id = new.comercio_id and aguardando and urgente and not prioritaria and not retida
                order by criada_em, id limit 1);
  return null;
end;
$$ language plpgsql;

alter table "solicitacao" add "pronto_em" timestamptz null;
`,
};
