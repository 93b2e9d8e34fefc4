-- The list of changes of a shop's requests [mudancas].

-- Notes that a request changed. The row waits for a number until a reader asks. A row that waits already is locked but
-- not written again, so a reader that numbers rows skips it until this transaction ends.
create or replace function mudou(qual int, da_loja int)
returns void
language sql volatile
as $$
  insert into mudanca_da_solicitacao as m (solicitacao_id, comercio_id)
  values (qual, da_loja)
  on conflict (solicitacao_id) do update
  set numero = null, mudou_em = excluded.mudou_em
  where m.numero is not null
$$;

create or replace function solicitacao_mudou()
returns trigger
language plpgsql
as $$
begin
  perform mudou(new.id, new.comercio_id);
  return null;
end
$$;

create or replace trigger mudou_ao_nascer
  after insert on solicitacao
  for each row execute function solicitacao_mudou();

create or replace trigger mudou
  after update on solicitacao
  for each row when (old.* is distinct from new.*)
  execute function solicitacao_mudou();

-- What a list shows of a request, but other tables keep: milestones, photo, rating, link, and the release of what was
-- paid at the door.
create or replace function parte_da_solicitacao_mudou()
returns trigger
language plpgsql
as $$
begin
  perform mudou(id, comercio_id) from solicitacao where id = new.solicitacao_id;
  return null;
end
$$;

create or replace trigger mudou
  after insert or update on marco
  for each row execute function parte_da_solicitacao_mudou();

create or replace trigger mudou
  after insert or update on foto_prova
  for each row execute function parte_da_solicitacao_mudou();

create or replace trigger mudou
  after insert on avaliacao
  for each row execute function parte_da_solicitacao_mudou();

create or replace trigger mudou
  after update on rastreio
  for each row execute function parte_da_solicitacao_mudou();

create or replace trigger mudou
  after update on entrega
  for each row when (new.solicitacao_id is not null and old.status is distinct from new.status)
  execute function parte_da_solicitacao_mudou();

-- Numbers the committed changes of a shop, in the order of their instants. It takes the lock of the shop's counter
-- first: the next reader waits for the commit, and its numbers are greater. It never waits for a writer: a change that
-- is not committed is skipped and gets a greater number later. Indexes mudanca_a_numerar, mudanca_do_comercio.
create or replace function numerar_mudancas(da_loja int)
returns void
language plpgsql
as $$
declare
  ultimo_dado bigint;
  quantas int;
begin
  if not exists (select from mudanca_da_solicitacao where comercio_id = da_loja and numero is null) then
    return;
  end if;
  insert into contador_de_mudancas as c (comercio_id)
  values (da_loja)
  on conflict (comercio_id) do update
  set ultimo = c.ultimo
  returning c.ultimo into ultimo_dado;
  with pendente as (
    select solicitacao_id, mudou_em
    from mudanca_da_solicitacao
    where comercio_id = da_loja and numero is null
    order by mudou_em, solicitacao_id
    for update skip locked
  ), numerada as (
    select solicitacao_id, row_number() over (order by mudou_em, solicitacao_id) as vez from pendente
  )
  update mudanca_da_solicitacao m
  set numero = ultimo_dado + n.vez
  from numerada n
  where m.solicitacao_id = n.solicitacao_id;
  get diagnostics quantas = row_count;
  update contador_de_mudancas set ultimo = ultimo_dado + quantas where comercio_id = da_loja;
end
$$;
