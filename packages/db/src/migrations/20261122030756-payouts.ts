import type { Migration } from '../migrate/migration.ts';

const UNUSED = 'nothing but the demonstration ever wrote `pagamento`, and only an export of personal data read it';

/**
 * Payouts that are marked in the product (docs/decisions/0059-weeks-are-paid-here.md). What a row of `pagamento` said of its
 * payment becomes a `quitacao`.
 */
export const payouts: Migration = {
  phase: 'expand',
  exceptions: {
    drop: `${UNUSED}; the trigger's function is made anew in the same transaction`,
    rename: UNUSED,
    'not-valid': UNUSED,
    index: UNUSED,
  },
  sql: /* sql */ `
create or replace function travar_semana(segunda date) returns void language sql volatile as $$
  select pg_advisory_xact_lock(hashtext('corre.semana'), segunda - date '2000-01-03')
$$;

create table "fatura" (
  "id" serial primary key,
  "semana_inicio" date not null,
  "comercio_id" int not null,
  "total_entregas" int not null,
  "total_valor" numeric(14,2) not null,
  "vence_em" date not null,
  "emitida_em" timestamptz not null default agora(),
  "emitida_por" int not null
);
create index "fatura_do_comercio" on "fatura" ("comercio_id", "semana_inicio" DESC);
alter table "fatura" add constraint "fatura_da_semana" unique ("semana_inicio", "comercio_id");

create table "contestacao_valor" (
  "id" serial primary key,
  "semana_inicio" date not null,
  "entregador_id" int not null,
  "texto" text not null,
  "enviada_em" timestamptz not null default agora(),
  "resposta" text null,
  "respondida_em" timestamptz null,
  "respondida_por" int null
);
create index "contestacao_valor_do_entregador" on "contestacao_valor" ("entregador_id", "semana_inicio" DESC);
create index "contestacao_valor_da_semana" on "contestacao_valor" ("semana_inicio");
create unique index "contestacao_valor_aberta" on "contestacao_valor" ("semana_inicio", "entregador_id") where respondida_em is null;

create table "ajuste" (
  "id" serial primary key,
  "semana_inicio" date not null,
  "entregador_id" int not null,
  "tipo" text not null,
  "valor" numeric(12,2) not null,
  "motivo" text not null,
  "criado_em" timestamptz not null default agora(),
  "criado_por" int not null,
  "consentido_em" timestamptz null,
  "recusado_em" timestamptz null,
  "cancelado_em" timestamptz null,
  "cancelado_por" int null,
  "pagamento_id" int null
);
create index "ajuste_da_semana" on "ajuste" ("semana_inicio", "entregador_id");
create index "ajuste_do_entregador" on "ajuste" ("entregador_id", "semana_inicio" DESC);

create table "quitacao" (
  "id" serial primary key,
  "pagamento_id" int not null,
  "tentativa" int not null,
  "tipo" text not null,
  "motivo" text null,
  "id_transacao" text null,
  "feita_em" timestamptz not null default agora(),
  "feita_por" int not null
);
alter table "quitacao" add constraint "quitacao_unica" unique ("pagamento_id", "tentativa", "tipo");

create table "recebimento" (
  "id" serial primary key,
  "fatura_id" int not null,
  "tentativa" int not null,
  "tipo" text not null,
  "motivo" text null,
  "feito_em" timestamptz not null default agora(),
  "feito_por" int not null
);
alter table "recebimento" add constraint "recebimento_unico" unique ("fatura_id", "tentativa", "tipo");

insert into "quitacao" ("pagamento_id", "tentativa", "tipo", "feita_em", "feita_por")
  select "id", 1, 'paga', "pago_em", "pago_por" from "pagamento" order by "id";

alter table "pagamento" drop constraint "pagamento_pago_por_foreign";

alter table "pagamento" drop constraint "pagamento_liquido";
alter table "pagamento" drop column "pago_por";
alter table "pagamento" add "total_entregas" int not null default 0, add "total_ajustes" numeric(14,2) not null default 0, add "preparado_por" int null;
alter table "pagamento" add constraint "pagamento_preparado_por_foreign" foreign key ("preparado_por") references "funcionario" ("id");
alter table "pagamento" rename column "pago_em" to "preparado_em";
create index "pagamento_do_entregador" on "pagamento" ("entregador_id", "semana_inicio" DESC);
alter table "pagamento" add constraint "pagamento_liquido" check (total_liquido = ((total_valor - total_taxa) + total_ajustes));
create or replace function "pagamento_so_acrescenta_fn"() returns trigger as $$
begin
  raise exception 'append-only table %', tg_table_name;
end;
$$ language plpgsql;
create trigger "so_acrescenta" BEFORE UPDATE OR DELETE on "pagamento" for each ROW execute function "pagamento_so_acrescenta_fn"();

drop trigger if exists "somada" on "entrega";
drop function if exists "entrega_somada_fn"();
create or replace function "entrega_somada_fn"() returns trigger as $$
begin
  if tg_op = 'UPDATE' and old.status = 'concluida' and to_jsonb(old) - 'endereco' = to_jsonb(new) - 'endereco' then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.status = 'concluida' then
    raise exception 'a concluded entrega does not change (id %)', old.id;
  end if;
  if tg_op = 'DELETE' then return null; end if;
  if new.status = 'concluida' then
    -- whoever freezes a week (travar_semana) waits for the deliveries that are being written into it; one that comes after
    -- it, with an instant from before, is undone and tried again, and counts in the week that runs then
    perform pg_advisory_xact_lock_shared(hashtext('corre.semana'), semana_de(new.data_entrega) - date '2000-01-03');
    if exists (select from pagamento where semana_inicio = semana_de(new.data_entrega) and entregador_id = new.entregador_id)
      or exists (select from fatura where semana_inicio = semana_de(new.data_entrega) and comercio_id = new.comercio_id) then
      raise exception 'the week of % is frozen', new.data_entrega using errcode = 'serialization_failure';
    end if;
    -- a delivery counts in the week of its instant, which is now; should one come to a week that is closed (an import),
    -- all weeks are open again, and the next sweeps close them anew
    update fechamento set ate = '-infinity' where ate > semana_de(new.data_entrega);
    if found then delete from resumo_fechado; end if;
    insert into resumo_semanal as r
      (semana_inicio, entregador_id, comercio_id, total_entregas, total_quantidade, total_valor)
    values (semana_de(new.data_entrega), new.entregador_id, new.comercio_id, 1, new.quantidade, new.valor)
    on conflict (semana_inicio, entregador_id, comercio_id) do update
      set total_entregas = r.total_entregas + 1,
          total_quantidade = r.total_quantidade + excluded.total_quantidade,
          total_valor = r.total_valor + excluded.total_valor;
  end if;
  return null;
end;
$$ language plpgsql;
create trigger "somada" AFTER INSERT OR UPDATE OR DELETE on "entrega" for each ROW execute function "entrega_somada_fn"();

alter table "fatura" add constraint "fatura_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "fatura" add constraint "fatura_emitida_por_foreign" foreign key ("emitida_por") references "funcionario" ("id");
alter table "fatura" add constraint "fatura_de_uma_segunda" check ((extract(isodow from semana_inicio) = (1)::numeric));
create or replace function "fatura_so_acrescenta_fn"() returns trigger as $$
begin
  raise exception 'append-only table %', tg_table_name;
end;
$$ language plpgsql;
create trigger "so_acrescenta" BEFORE UPDATE OR DELETE on "fatura" for each ROW execute function "fatura_so_acrescenta_fn"();

alter table "contestacao_valor" add constraint "contestacao_valor_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "contestacao_valor" add constraint "contestacao_valor_respondida_por_foreign" foreign key ("respondida_por") references "funcionario" ("id");
alter table "contestacao_valor" add constraint "contestacao_valor_respondida" check ((resposta is null) = (respondida_em is null));

alter table "ajuste" add constraint "ajuste_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "ajuste" add constraint "ajuste_criado_por_foreign" foreign key ("criado_por") references "funcionario" ("id");
alter table "ajuste" add constraint "ajuste_cancelado_por_foreign" foreign key ("cancelado_por") references "funcionario" ("id");
alter table "ajuste" add constraint "ajuste_pagamento_id_foreign" foreign key ("pagamento_id") references "pagamento" ("id");
alter table "ajuste" add constraint "ajuste_sinal" check ((tipo = 'bonus') = (valor > (0)::numeric));
alter table "ajuste" add constraint "ajuste_de_uma_segunda" check ((extract(isodow from semana_inicio) = (1)::numeric));
alter table "ajuste" add constraint "ajuste_uma_resposta" check (consentido_em is null or recusado_em is null);
alter table "ajuste" add constraint "ajuste_cancelado_por" check ((cancelado_em is null) = (cancelado_por is null));
alter table "ajuste" add constraint "ajuste_contado" check (pagamento_id is null or (cancelado_em is null and (valor > (0)::numeric or consentido_em is not null)));
alter table "ajuste" add constraint "ajuste_valor_check" check (valor <> (0)::numeric);
alter table "ajuste" add constraint "ajuste_tipo_check" check ("tipo" in ('bonus', 'dano', 'adiantamento'));
create or replace function "ajuste_valor_fica_fn"() returns trigger as $$
begin
  if tg_op = 'DELETE' or (new.valor, new.semana_inicio, new.entregador_id) is distinct from (old.valor, old.semana_inicio, old.entregador_id)
    or (old.pagamento_id is not null and new.pagamento_id is distinct from old.pagamento_id)
    or (old.pagamento_id is not null and new.cancelado_em is not null) then
    raise exception 'an ajuste keeps its amount and its payout (id %)', old.id;
  end if;
  return new;
end;
$$ language plpgsql;
create trigger "valor_fica" BEFORE UPDATE OR DELETE on "ajuste" for each ROW execute function "ajuste_valor_fica_fn"();

alter table "quitacao" add constraint "quitacao_pagamento_id_foreign" foreign key ("pagamento_id") references "pagamento" ("id");
alter table "quitacao" add constraint "quitacao_feita_por_foreign" foreign key ("feita_por") references "funcionario" ("id");
alter table "quitacao" add constraint "quitacao_estorno_tem_motivo" check ((tipo = 'estornada') = (motivo is not null));
alter table "quitacao" add constraint "quitacao_tentativa_check" check (tentativa >= 1);
alter table "quitacao" add constraint "quitacao_tipo_check" check ("tipo" in ('paga', 'estornada'));
create or replace function "quitacao_so_acrescenta_fn"() returns trigger as $$
begin
  raise exception 'append-only table %', tg_table_name;
end;
$$ language plpgsql;
create trigger "so_acrescenta" BEFORE UPDATE OR DELETE on "quitacao" for each ROW execute function "quitacao_so_acrescenta_fn"();
create or replace function "quitacao_em_ordem_fn"() returns trigger as $$
begin
  if new.tipo = 'estornada' then
    if not exists (select from quitacao where pagamento_id = new.pagamento_id and tentativa = new.tentativa and tipo = 'paga') then
      raise exception 'nothing to reverse in % (pagamento_id %)', tg_table_name, new.pagamento_id;
    end if;
  elsif new.tentativa > 1 and not exists (
    select from quitacao where pagamento_id = new.pagamento_id and tentativa = new.tentativa - 1 and tipo = 'estornada'
  ) then
    raise exception 'attempt % without a reversal before it in % (pagamento_id %)', new.tentativa, tg_table_name, new.pagamento_id;
  end if;
  return new;
end;
$$ language plpgsql;
create trigger "em_ordem" BEFORE INSERT on "quitacao" for each ROW execute function "quitacao_em_ordem_fn"();

alter table "recebimento" add constraint "recebimento_fatura_id_foreign" foreign key ("fatura_id") references "fatura" ("id");
alter table "recebimento" add constraint "recebimento_feito_por_foreign" foreign key ("feito_por") references "funcionario" ("id");
alter table "recebimento" add constraint "recebimento_estorno_tem_motivo" check ((tipo = 'estornada') = (motivo is not null));
alter table "recebimento" add constraint "recebimento_tentativa_check" check (tentativa >= 1);
alter table "recebimento" add constraint "recebimento_tipo_check" check ("tipo" in ('recebida', 'estornada'));
create or replace function "recebimento_so_acrescenta_fn"() returns trigger as $$
begin
  raise exception 'append-only table %', tg_table_name;
end;
$$ language plpgsql;
create trigger "so_acrescenta" BEFORE UPDATE OR DELETE on "recebimento" for each ROW execute function "recebimento_so_acrescenta_fn"();
create or replace function "recebimento_em_ordem_fn"() returns trigger as $$
begin
  if new.tipo = 'estornada' then
    if not exists (select from recebimento where fatura_id = new.fatura_id and tentativa = new.tentativa and tipo = 'recebida') then
      raise exception 'nothing to reverse in % (fatura_id %)', tg_table_name, new.fatura_id;
    end if;
  elsif new.tentativa > 1 and not exists (
    select from recebimento where fatura_id = new.fatura_id and tentativa = new.tentativa - 1 and tipo = 'estornada'
  ) then
    raise exception 'attempt % without a reversal before it in % (fatura_id %)', new.tentativa, tg_table_name, new.fatura_id;
  end if;
  return new;
end;
$$ language plpgsql;
create trigger "em_ordem" BEFORE INSERT on "recebimento" for each ROW execute function "recebimento_em_ordem_fn"();
`,
};
