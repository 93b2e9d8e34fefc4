import type { Migration } from '../migrate/migration.ts';

/** The figures know one bairro for 'zona 07' and 'zona 7', whatever zeros a stored key has. */
export const bairroSemZeros: Migration = {
  phase: 'expand',
  sql: /* sql */ `
-- Returns comparable words without leading zeros: 'zona 07' and 'zona 7' name one bairro. Stored keys may have zeros.
create or replace function sem_zeros(palavras text)
returns text
language sql immutable parallel safe
as $$
  select regexp_replace(palavras, '\\m([a-z]?)0+(?=\\d)', '\\1', 'g')
$$;

-- Returns the bairro whose name stands in these comparable words; among several, the longest name. Null without one.
create or replace function bairro_de(palavras text)
returns int
language sql stable
as $$
  select b.id
  from bairro b
  where position(' ' || sem_zeros(b.chave) || ' ' in ' ' || sem_zeros(palavras) || ' ') > 0
  order by length(sem_zeros(b.chave)) desc, b.id
  limit 1
$$;

create or replace function preco_do_comercio_nomeia()
returns trigger
language plpgsql
as $$
begin
  insert into bairro (nome, chave)
  select new.bairro, new.bairro_chave
  where not exists (select from bairro b where sem_zeros(b.chave) = sem_zeros(new.bairro_chave))
  on conflict (chave) do nothing;
  return null;
end
$$;
`,
};
