import type { Migration } from '../migrate/migration.ts';

/** Discounts of invoices and additions to them [fatura-ajustada]. */
export const faturaAjuste: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "fatura_ajuste" (
  "id" serial primary key,
  "fatura_id" int not null,
  "valor" numeric(12,2) not null,
  "motivo" text not null,
  "feito_em" timestamptz not null default agora(),
  "feito_por" int not null
);
create index "fatura_ajuste_da_fatura" on "fatura_ajuste" ("fatura_id");

alter table "elo" drop constraint "elo_tipo_check";
alter table "elo" add constraint "elo_tipo_check" check ("tipo" in ('quitacao', 'recebimento', 'fatura_ajuste')) not valid;

alter table "fatura_ajuste" add constraint "fatura_ajuste_fatura_id_foreign" foreign key ("fatura_id") references "fatura" ("id");
alter table "fatura_ajuste" add constraint "fatura_ajuste_feito_por_foreign" foreign key ("feito_por") references "funcionario" ("id");
alter table "fatura_ajuste" add constraint "fatura_ajuste_valor_check" check (valor <> (0)::numeric);

create or replace trigger so_acrescenta
  before update or delete on fatura_ajuste
  for each row execute function proibir_alteracao_menos_motivo();

create or replace trigger nao_se_esvazia
  before truncate on fatura_ajuste
  for each statement execute function proibir_alteracao();

create or replace function conteudo_da_fatura_ajuste(a fatura_ajuste)
returns text
language sql stable
as $$
  select format(
    'v1 fatura_ajuste=%s fatura=%s semana=%s comercio=%s valor=%s ajuste=%s por=%s em=%s',
    a.id, f.id, to_char(f.semana_inicio, 'YYYY-MM-DD'), f.comercio_id, f.total_valor,
    a.valor, a.feito_por, to_char(a.feito_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  )
  from fatura f
  where f.id = a.fatura_id
$$;

create or replace function fatura_ajuste_encadeada()
returns trigger
language plpgsql
as $$
begin
  perform encadear('fatura_ajuste', new.id, conteudo_da_fatura_ajuste(new));
  return null;
end
$$;

create or replace trigger encadeada
  after insert on fatura_ajuste
  for each row execute function fatura_ajuste_encadeada();
`,
};
