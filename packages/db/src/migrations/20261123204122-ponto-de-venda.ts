import type { Migration } from '../migrate/migration.ts';

/** References and recipients of a point of sale, and the list of changes [mudancas]. */
export const pontoDeVenda: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "contador_de_mudancas" (
  "comercio_id" int not null,
  "ultimo" bigint not null default '0',
  primary key ("comercio_id")
);

create table "mudanca_da_solicitacao" (
  "solicitacao_id" int not null,
  "comercio_id" int not null,
  "mudou_em" timestamptz not null default agora(),
  "numero" bigint null,
  primary key ("solicitacao_id")
);
create index "mudanca_a_numerar" on "mudanca_da_solicitacao" ("comercio_id", "mudou_em", "solicitacao_id") where numero is null;
create unique index "mudanca_do_comercio" on "mudanca_da_solicitacao" ("comercio_id", "numero") where numero is not null;

alter table "solicitacao" add "referencia_externa" text null, add "pedido_hash" bytea null, add "destinatario_nome" text null, add "destinatario_telefone" text null;

alter table "contador_de_mudancas" add constraint "contador_de_mudancas_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "mudanca_da_solicitacao" add constraint "mudanca_da_solicitacao_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "mudanca_da_solicitacao" add constraint "mudanca_da_solicitacao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

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

-- Readers begin with the open requests. Closed ones that never change again stay in the lists.
insert into mudanca_da_solicitacao (solicitacao_id, comercio_id)
select id, comercio_id from solicitacao where status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega')
on conflict (solicitacao_id) do nothing;
`,
};
