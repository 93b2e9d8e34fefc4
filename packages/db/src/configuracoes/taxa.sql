-- The company's fee: the rate of a week, the fee of a total, and from when a new rate may hold [taxa] (ADR 0055).

-- The rate of this Monday's week, in percent. Before anybody said one, it is 10.
create or replace function taxa_da_semana(segunda date)
returns numeric
language sql stable parallel safe
as $$
  select coalesce((
    select percentual from taxa_dita where vale_de <= segunda order by vale_de desc, id desc limit 1
  ), 10)
$$;

-- The fee of a total in this Monday's week, rounded half up to the cent. The total is a courier's in the week.
create or replace function taxa_de(total numeric, segunda date)
returns numeric
language sql stable parallel safe
as $$
  select round(total * taxa_da_semana(segunda) * 0.01, 2)
$$;

-- The fee by the one rate that processes of the release before know. As soon as somebody said a rate, they fail instead
-- of paying wrongly.
create or replace function taxa_de(total numeric)
returns numeric
language plpgsql volatile
as $$
begin
  if exists (select from taxa_dita) then
    raise exception 'a process of the release before knows no rates of weeks' using errcode = 'feature_not_supported';
  end if;
  return taxa_de(total, semana_de(agora()));
end
$$;

-- The first Monday from which a new rate may hold. A week that began keeps its rate, unless nothing was delivered ever.
create or replace function primeira_segunda_da_taxa()
returns date
language sql volatile
as $$
  select semana_de(agora()) + case when exists (select from entrega) then 7 else 0 end
$$;

-- Refuses a rate for a week that began. The lock waits for deliveries that are being written, and lets new ones wait:
-- each delivery takes it shared before it reads its rate. So no delivery has another rate than its week.
create or replace function taxa_dita_a_tempo()
returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('corre.taxa'));
  if new.vale_de < primeira_segunda_da_taxa() then
    raise exception 'the week of % has begun: its rate stays', new.vale_de
      using errcode = 'check_violation', constraint = 'taxa_dita_a_tempo';
  end if;
  return new;
end
$$;

create or replace trigger a_tempo
  before insert on taxa_dita
  for each row execute function taxa_dita_a_tempo();
