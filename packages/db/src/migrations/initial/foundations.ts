/** The clock and the week, in one place each (docs/decisions/0003-database-clock.md, 0006-money-and-weeks.md). */
export const foundations = /* sql */ `
-- Every deadline is compared with this clock. Tests replace the function to travel in time; nothing else may.
create function agora() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;

-- Monday of the week of an instant, on the wall clock of America/Sao_Paulo, whatever the server's zone.
create function semana_de(instante timestamptz) returns date language sql immutable parallel safe as $$
  select (date_trunc('week', timezone('America/Sao_Paulo', instante)))::date
$$;

-- The instant at which the week that starts on this Monday begins.
create function inicio_da_semana(segunda date) returns timestamptz language sql immutable parallel safe as $$
  select timezone('America/Sao_Paulo', segunda::timestamp)
$$;

-- 10 % of a weekly total, rounded half up to the cent (specification §9).
create function taxa_de(total numeric) returns numeric language sql immutable parallel safe as $$
  select round(total * 0.10, 2)
$$;

create function proibir_alteracao() returns trigger language plpgsql as $$
begin
  raise exception 'append-only table %', tg_table_name;
end $$;
`;
