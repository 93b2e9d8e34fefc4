import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create custody`). */
export const custody: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create or replace function conferir_equilibrio() returns trigger language plpgsql as $$
begin
  if (select sum(valor) from custodia_lancamento where movimento_id = new.movimento_id) <> 0 then
    raise exception 'the legs of movement % do not sum to zero', new.movimento_id;
  end if;
  return null;
end $$;

create table "custodia_prestacao" (
  "id" serial primary key,
  "entregador_id" int not null,
  "comercio_id" int not null,
  "valor" numeric(12,2) not null,
  "criada_em" timestamptz not null default agora(),
  "criada_por_tipo" text not null,
  "criada_por_id" int null,
  "tentativas" int not null default 0,
  "confirmada_em" timestamptz null,
  "confirmada_por_tipo" text null,
  "confirmada_por_id" int null,
  "valor_recebido" numeric(12,2) null,
  "diferenca" numeric(12,2) not null default 0,
  "motivo" text null,
  "cancelada_em" timestamptz null
);
create index "custodia_prestacao_aberta_do_comercio" on "custodia_prestacao" ("comercio_id", "criada_em") where confirmada_em is null and cancelada_em is null;
create index "custodia_prestacao_a_confirmar" on "custodia_prestacao" ("criada_em") where confirmada_em is null and cancelada_em is null;
create index "custodia_prestacao_do_par" on "custodia_prestacao" ("entregador_id", "comercio_id", "criada_em" DESC);
create index "custodia_prestacao_com_motivo" on "custodia_prestacao" ("confirmada_em") where motivo is not null;
create unique index "custodia_prestacao_aberta" on "custodia_prestacao" ("entregador_id", "comercio_id") where confirmada_em is null and cancelada_em is null;

create table "custodia_aberta" (
  "entregador_id" int not null,
  "comercio_id" int not null,
  "desde" timestamptz not null default agora(),
  primary key ("entregador_id", "comercio_id")
);
create index "custodia_aberta_do_comercio" on "custodia_aberta" ("comercio_id");

create table "custodia_contestacao" (
  "prestacao_id" int not null,
  "texto" text not null,
  "enviada_em" timestamptz not null default agora(),
  "decisao" text null,
  "resposta" text null,
  "respondida_em" timestamptz null,
  "respondida_por" int null,
  primary key ("prestacao_id")
);
create index "custodia_contestacao_aberta" on "custodia_contestacao" ("enviada_em") where respondida_em is null;

create table "maquininha" (
  "id" serial primary key,
  "comercio_id" int not null,
  "apelido" text not null,
  "serie" text null,
  "ativa" boolean not null default true,
  "criada_em" timestamptz not null default agora()
);
create unique index maquininha_apelido_unico on maquininha (comercio_id, lower(apelido)) where ativa;

create table "maquininha_posse" (
  "id" serial primary key,
  "maquininha_id" int not null,
  "entregador_id" int not null,
  "desde" timestamptz not null default agora(),
  "ate" timestamptz null,
  "recebida_por_tipo" text null,
  "recebida_por_id" int null
);
create index "maquininha_posse_atual" on "maquininha_posse" ("maquininha_id") where ate is null;
create index "maquininha_posse_do_entregador" on "maquininha_posse" ("entregador_id", "desde");
create index "maquininha_em_maos" on "maquininha_posse" ("entregador_id") where ate is null;

create table "custodia_movimento" (
  "id" bigserial primary key,
  "tipo" text not null,
  "entregador_id" int not null,
  "comercio_id" int not null,
  "solicitacao_id" int null,
  "prestacao_id" int null,
  "feito_em" timestamptz not null default agora(),
  "feito_por_tipo" text not null,
  "feito_por_id" int null
);
create index "custodia_movimento_recente" on "custodia_movimento" ("feito_em" DESC);
create index custodia_movimento_do_entregador on custodia_movimento (entregador_id, id desc);
create index custodia_movimento_do_comercio on custodia_movimento (comercio_id, id desc);
create unique index "custodia_movimento_da_solicitacao" on "custodia_movimento" ("solicitacao_id", "tipo") where solicitacao_id is not null;
create unique index "custodia_movimento_uma_vez" on "custodia_movimento" ("prestacao_id", "tipo") where prestacao_id is not null;

create table "custodia_lancamento" (
  "movimento_id" bigint not null,
  "conta" text not null,
  "valor" numeric(12,2) not null,
  "entregador_id" int not null,
  "comercio_id" int not null,
  "saldo_comercio" numeric(14,2) null,
  "saldo_total" numeric(14,2) null,
  primary key ("movimento_id", "conta")
);
create index "custodia_do_entregador" on "custodia_lancamento" ("entregador_id", "movimento_id" DESC) include ("saldo_total") where conta = 'entregador';
create index "custodia_do_par" on "custodia_lancamento" ("entregador_id", "comercio_id", "movimento_id" DESC) include ("saldo_comercio") where conta = 'entregador';

create or replace function "entrega_recebida_fn"() returns trigger as $$
begin
  declare
    recebido numeric;
    quem record;
  begin
    select valor_a_receber into recebido from solicitacao where id = new.solicitacao_id;
    if recebido is null then return null; end if;
    select * into quem from solicitacao_historico where solicitacao_id = new.solicitacao_id and status = 'finalizada';
    perform registrar_custodia('recebido', new.entregador_id, new.comercio_id, new.solicitacao_id, null,
                               'cliente', 'entregador', recebido, coalesce(quem.ator_tipo, 'sistema'), quem.ator_id, new.data);
    if new.status = 'concluida' then
      perform registrar_custodia('prestado', new.entregador_id, new.comercio_id, new.solicitacao_id, null,
                                 'entregador', 'comercio', recebido, 'sistema', null, new.data_entrega);
    end if;
    return null;
  end;
end;
$$ language plpgsql;
create trigger "recebida" AFTER INSERT on "entrega" for each ROW
  when (((new.solicitacao_id IS NOT NULL) AND (new.tipo_pagamento = 'dinheiro'::text))) execute function "entrega_recebida_fn"();

alter table "custodia_prestacao" add constraint "custodia_prestacao_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "custodia_prestacao" add constraint "custodia_prestacao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "custodia_prestacao" add constraint "custodia_prestacao_um_fim" check (confirmada_em is null or cancelada_em is null);
alter table "custodia_prestacao" add constraint "custodia_prestacao_confirmada" check ((confirmada_em is null) = (valor_recebido is null) and (confirmada_em is null) = (confirmada_por_tipo is null));
alter table "custodia_prestacao" add constraint "custodia_prestacao_diferenca" check (diferenca = 0 or motivo is not null);
alter table "custodia_prestacao" add constraint "custodia_prestacao_valor_check" check (valor > 0);
alter table "custodia_prestacao" add constraint "custodia_prestacao_tentativas_check" check (tentativas >= 0 and tentativas <= 5);
alter table "custodia_prestacao" add constraint "custodia_prestacao_valor_recebido_check" check (valor_recebido >= 0);
alter table "custodia_prestacao" add constraint "custodia_prestacao_diferenca_check" check (diferenca >= 0);
alter table "custodia_prestacao" add constraint "custodia_prestacao_motivo_check" check (motivo = btrim(motivo) and motivo <> '');
alter table "custodia_prestacao" add constraint "custodia_prestacao_criada_por_tipo_check" check ("criada_por_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));
alter table "custodia_prestacao" add constraint "custodia_prestacao_confirmada_por_tipo_check" check ("confirmada_por_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));

alter table "custodia_aberta" add constraint "custodia_aberta_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "custodia_aberta" add constraint "custodia_aberta_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table "custodia_contestacao" add constraint "custodia_contestacao_prestacao_id_foreign" foreign key ("prestacao_id") references "custodia_prestacao" ("id");
alter table "custodia_contestacao" add constraint "custodia_contestacao_respondida_por_foreign" foreign key ("respondida_por") references "funcionario" ("id");
alter table "custodia_contestacao" add constraint "custodia_contestacao_respondida" check ((decisao is null) = (respondida_em is null) and (resposta is null) = (respondida_em is null));
alter table "custodia_contestacao" add constraint "custodia_contestacao_decisao_check" check ("decisao" in ('mantida', 'revertida'));

alter table "maquininha" add constraint "maquininha_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "maquininha" add constraint "maquininha_apelido_check" check (apelido = btrim(apelido) and apelido <> '');
alter table "maquininha" add constraint "maquininha_serie_check" check (serie = btrim(serie) and serie <> '');

alter table "maquininha_posse" add constraint "maquininha_posse_maquininha_id_foreign" foreign key ("maquininha_id") references "maquininha" ("id");
alter table "maquininha_posse" add constraint "maquininha_posse_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "maquininha_posse" add constraint "maquininha_em_uma_mao" exclude using gist (int4range(maquininha_id, maquininha_id, '[]') with &&, tstzrange(desde, ate) with &&);
alter table "maquininha_posse" add constraint "maquininha_posse_fim" check (ate is null or ate >= desde);
alter table "maquininha_posse" add constraint "maquininha_posse_recebida" check ((ate is null) = (recebida_por_tipo is null));
alter table "maquininha_posse" add constraint "maquininha_posse_recebida_por_tipo_check" check ("recebida_por_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));

alter table "custodia_movimento" add constraint "custodia_movimento_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "custodia_movimento" add constraint "custodia_movimento_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "custodia_movimento" add constraint "custodia_movimento_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "custodia_movimento" add constraint "custodia_movimento_prestacao_id_foreign" foreign key ("prestacao_id") references "custodia_prestacao" ("id");
alter table "custodia_movimento" add constraint "custodia_movimento_da_prestacao" check (not (tipo in ('diferenca', 'diferenca_revertida')) or prestacao_id is not null);
alter table "custodia_movimento" add constraint "custodia_movimento_recebido" check (tipo <> 'recebido' or solicitacao_id is not null);
alter table "custodia_movimento" add constraint "custodia_movimento_tipo_check" check ("tipo" in ('troco_levado', 'recebido', 'prestado', 'diferenca', 'diferenca_revertida'));
alter table "custodia_movimento" add constraint "custodia_movimento_feito_por_tipo_check" check ("feito_por_tipo" in ('entregador', 'comercio', 'admin', 'suporte', 'sistema'));
create or replace function "custodia_movimento_so_acrescenta_fn"() returns trigger as $$
begin
  raise exception 'append-only table %', tg_table_name;
end;
$$ language plpgsql;
create trigger "so_acrescenta" BEFORE UPDATE OR DELETE on "custodia_movimento" for each ROW execute function "custodia_movimento_so_acrescenta_fn"();

alter table "custodia_lancamento" add constraint "custodia_lancamento_movimento_id_foreign" foreign key ("movimento_id") references "custodia_movimento" ("id");
alter table "custodia_lancamento" add constraint "custodia_lancamento_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "custodia_lancamento" add constraint "custodia_lancamento_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "custodia_lancamento" add constraint "custodia_lancamento_saldos" check ((conta = 'entregador') = (saldo_comercio is not null) and (conta = 'entregador') = (saldo_total is not null));
alter table "custodia_lancamento" add constraint "custodia_lancamento_valor_check" check (valor <> 0);
alter table "custodia_lancamento" add constraint "custodia_lancamento_saldo_comercio_check" check (saldo_comercio >= 0);
alter table "custodia_lancamento" add constraint "custodia_lancamento_saldo_total_check" check (saldo_total >= 0);
alter table "custodia_lancamento" add constraint "custodia_lancamento_conta_check" check ("conta" in ('entregador', 'comercio', 'cliente', 'diferenca'));
create or replace function "custodia_lancamento_so_acrescenta_fn"() returns trigger as $$
begin
  raise exception 'append-only table %', tg_table_name;
end;
$$ language plpgsql;
create trigger "so_acrescenta" BEFORE UPDATE OR DELETE on "custodia_lancamento" for each ROW execute function "custodia_lancamento_so_acrescenta_fn"();
create or replace function "custodia_lancamento_saldos_fn"() returns trigger as $$
begin
  declare
    antes record;
  begin
    select m.entregador_id, m.comercio_id into new.entregador_id, new.comercio_id
      from custodia_movimento m where m.id = new.movimento_id;
    if new.conta <> 'entregador' then return new; end if;
    perform 1 from entregador where id = new.entregador_id for no key update;
    select * into antes from custodia_lancamento
     where entregador_id = new.entregador_id and conta = 'entregador' order by movimento_id desc limit 1;
    if antes.movimento_id > new.movimento_id then
      raise exception 'movement % comes after %: lock the courier first', new.movimento_id, antes.movimento_id;
    end if;
    new.saldo_total := coalesce(antes.saldo_total, 0) + new.valor;
    new.saldo_comercio := new.valor + coalesce(
      (select saldo_comercio from custodia_lancamento
        where entregador_id = new.entregador_id and comercio_id = new.comercio_id and conta = 'entregador'
        order by movimento_id desc limit 1), 0);
    return new;
  end;
end;
$$ language plpgsql;
create trigger "saldos" BEFORE INSERT on "custodia_lancamento" for each ROW execute function "custodia_lancamento_saldos_fn"();
create or replace function "custodia_lancamento_em_aberto_fn"() returns trigger as $$
begin
  if new.saldo_comercio > 0 then
    insert into custodia_aberta (entregador_id, comercio_id) values (new.entregador_id, new.comercio_id)
    on conflict do nothing;
  else
    delete from custodia_aberta where entregador_id = new.entregador_id and comercio_id = new.comercio_id;
  end if;
  return null;
end;
$$ language plpgsql;
create trigger "em_aberto" AFTER INSERT on "custodia_lancamento" for each ROW
  when ((new.conta = 'entregador'::text)) execute function "custodia_lancamento_em_aberto_fn"();
create constraint trigger em_equilibrio after insert on custodia_lancamento
  deferrable initially deferred for each row execute function conferir_equilibrio();

create or replace function registrar_custodia(do_tipo text, quem int, da_loja int, da_solicitacao int, da_prestacao int,
  de text, para text, quanto numeric, por_tipo text, por_id int, quando timestamptz) returns bigint
language plpgsql as $$
declare
  novo bigint;
begin
  perform 1 from entregador where id = quem for no key update;
  insert into custodia_movimento (tipo, entregador_id, comercio_id, solicitacao_id, prestacao_id, feito_por_tipo, feito_por_id, feito_em)
  values (do_tipo, quem, da_loja, da_solicitacao, da_prestacao, por_tipo, por_id, coalesce(quando, agora())) returning id into novo;
  insert into custodia_lancamento (movimento_id, conta, valor, entregador_id, comercio_id)
  values (novo, de, -quanto, quem, da_loja), (novo, para, quanto, quem, da_loja);
  return novo;
end $$;

create or replace function saldo_com(quem int, da_loja int) returns numeric language sql stable as $$
  select coalesce((select saldo_comercio from custodia_lancamento
                    where entregador_id = quem and comercio_id = da_loja and conta = 'entregador'
                    order by movimento_id desc limit 1), 0)
$$;

create or replace function saldo_em_maos(quem int) returns numeric language sql stable as $$
  select coalesce((select saldo_total from custodia_lancamento
                    where entregador_id = quem and conta = 'entregador' order by movimento_id desc limit 1), 0)
$$;

create or replace trigger nao_se_esvazia before truncate on custodia_movimento
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia before truncate on custodia_lancamento
  for each statement execute function proibir_alteracao();
`,
};
