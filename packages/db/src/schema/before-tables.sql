-- What the tables themselves call: in defaults, checks, indexes and generated columns.

-- The product's clock. All deadlines are compared with it (ADR 0007). Only tests may replace it, to travel in time.
create or replace function agora()
returns timestamptz
language sql volatile
as $$
  select clock_timestamp()
$$;

-- The Monday of an instant's week in America/Sao_Paulo, in any time zone of the server (ADR 0019).
-- `parallel safe`, because no report that calls a function without it runs in parallel.
create or replace function semana_de(instante timestamptz)
returns date
language sql immutable parallel safe
as $$
  select (date_trunc('week', timezone('America/Sao_Paulo', instante)))::date
$$;

-- The instant at which the week of this Monday begins.
create or replace function inicio_da_semana(segunda date)
returns timestamptz
language sql immutable parallel safe
as $$
  select timezone('America/Sao_Paulo', segunda::timestamp)
$$;

-- Numbers the events by which routes become possible to offer (ADR 0012).
create sequence if not exists rota_mudanca;

-- A function, because MikroORM takes a default of nextval for a serial column.
create or replace function proxima_mudanca()
returns bigint
language sql volatile
as $$
  select nextval('rota_mudanca')
$$;
