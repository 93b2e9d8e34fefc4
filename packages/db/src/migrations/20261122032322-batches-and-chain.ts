import type { Migration } from '../migrate/migration.ts';

/** Batches for the bank, and the chain of acts: those that were there before it are its first links, in their order. */
export const batchesAndChain: Migration = {
  phase: 'expand',
  exceptions: { 'not-valid': '`quitacao` came with the same release, and its new column is empty' },
  sql: /* sql */ `
create table "elo" (
  "id" int not null,
  "tipo" text not null,
  "referencia_id" int not null,
  "conteudo" text not null,
  "anterior" text not null,
  "hash" text not null,
  primary key ("id")
);
alter table "elo" add constraint "elo_anterior_unique" unique ("anterior");
alter table "elo" add constraint "elo_do_ato" unique ("tipo", "referencia_id");

create table "lote_pagamento" (
  "id" serial primary key,
  "semana_inicio" date not null,
  "banco" text not null,
  "layout" text not null,
  "empresa_documento" text not null,
  "nsa" int not null,
  "arquivo" text null,
  "hash" text not null,
  "total" numeric(14,2) not null,
  "quantidade" int not null,
  "criado_em" timestamptz not null default agora(),
  "aprovado_por" int not null,
  "cancelado_em" timestamptz null,
  "cancelado_por" int null,
  "motivo_cancelamento" text null
);
alter table "lote_pagamento" add constraint "lote_pagamento_nsa_unique" unique ("nsa");
create index "lote_da_semana" on "lote_pagamento" ("semana_inicio", "id" DESC);

create table "lote_retorno" (
  "id" serial primary key,
  "lote_id" int not null,
  "hash" text not null,
  "importado_em" timestamptz not null default agora(),
  "importado_por" int not null
);
alter table "lote_retorno" add constraint "lote_retorno_unico" unique ("lote_id", "hash");

create table "lote_item" (
  "id" serial primary key,
  "lote_id" int not null,
  "pagamento_id" int not null,
  "valor" numeric(14,2) not null,
  "seu_numero" text not null,
  "resultado" text null,
  "ocorrencias" text not null default '',
  "retorno_em" timestamptz null
);
alter table "lote_item" add constraint "lote_item_seu_numero_unique" unique ("seu_numero");
create unique index "lote_item_vivo" on "lote_item" ("pagamento_id") where resultado is null;
alter table "lote_item" add constraint "lote_item_do_lote" unique ("lote_id", "pagamento_id");

alter table "quitacao" add "lote_id" int null;
alter table "quitacao" add constraint "quitacao_lote_id_foreign" foreign key ("lote_id") references "lote_pagamento" ("id");
create or replace function "quitacao_encadeada_fn"() returns trigger as $$
begin
  perform encadear('quitacao', new.id, conteudo_da_quitacao(new));
  return null;
end;
$$ language plpgsql;
create trigger "encadeada" AFTER INSERT on "quitacao" for each ROW execute function "quitacao_encadeada_fn"();

create or replace function "recebimento_encadeada_fn"() returns trigger as $$
begin
  perform encadear('recebimento', new.id, conteudo_da_recebimento(new));
  return null;
end;
$$ language plpgsql;
create trigger "encadeada" AFTER INSERT on "recebimento" for each ROW execute function "recebimento_encadeada_fn"();

alter table "elo" add constraint "elo_tipo_check" check ("tipo" in ('quitacao', 'recebimento'));
create or replace function "elo_so_acrescenta_fn"() returns trigger as $$
begin
  raise exception 'append-only table %', tg_table_name;
end;
$$ language plpgsql;
create trigger "so_acrescenta" BEFORE UPDATE OR DELETE on "elo" for each ROW execute function "elo_so_acrescenta_fn"();

alter table "lote_pagamento" add constraint "lote_pagamento_aprovado_por_foreign" foreign key ("aprovado_por") references "funcionario" ("id");
alter table "lote_pagamento" add constraint "lote_pagamento_cancelado_por_foreign" foreign key ("cancelado_por") references "funcionario" ("id");
alter table "lote_pagamento" add constraint "lote_cancelado_por" check ((cancelado_em is null) = (cancelado_por is null));
alter table "lote_pagamento" add constraint "lote_cancelado_com_motivo" check ((cancelado_em is null) = (motivo_cancelamento is null));
alter table "lote_pagamento" add constraint "lote_pagamento_nsa_check" check (nsa >= 1 and nsa <= 999999);
create or replace function "lote_pagamento_so_se_cancela_fn"() returns trigger as $$
begin
  if tg_op = 'DELETE'
    or to_jsonb(new) - 'arquivo' - 'cancelado_em' - 'cancelado_por' - 'motivo_cancelamento'
       is distinct from to_jsonb(old) - 'arquivo' - 'cancelado_em' - 'cancelado_por' - 'motivo_cancelamento'
    or new.arquivo is distinct from old.arquivo and new.arquivo is not null
    or old.cancelado_em is not null and (new.cancelado_em, new.cancelado_por) is distinct from (old.cancelado_em, old.cancelado_por) then
    raise exception 'a lote_pagamento is a closed set (id %)', old.id;
  end if;
  return new;
end;
$$ language plpgsql;
create trigger "so_se_cancela" BEFORE UPDATE OR DELETE on "lote_pagamento" for each ROW execute function "lote_pagamento_so_se_cancela_fn"();

alter table "lote_retorno" add constraint "lote_retorno_lote_id_foreign" foreign key ("lote_id") references "lote_pagamento" ("id");
alter table "lote_retorno" add constraint "lote_retorno_importado_por_foreign" foreign key ("importado_por") references "funcionario" ("id");
create or replace function "lote_retorno_so_acrescenta_fn"() returns trigger as $$
begin
  raise exception 'append-only table %', tg_table_name;
end;
$$ language plpgsql;
create trigger "so_acrescenta" BEFORE UPDATE OR DELETE on "lote_retorno" for each ROW execute function "lote_retorno_so_acrescenta_fn"();

alter table "lote_item" add constraint "lote_item_lote_id_foreign" foreign key ("lote_id") references "lote_pagamento" ("id");
alter table "lote_item" add constraint "lote_item_pagamento_id_foreign" foreign key ("pagamento_id") references "pagamento" ("id");
alter table "lote_item" add constraint "lote_item_respondido" check ((resultado is null) or (retorno_em is not null));
alter table "lote_item" add constraint "lote_item_valor_check" check (valor > (0)::numeric);
alter table "lote_item" add constraint "lote_item_resultado_check" check ("resultado" in ('pago', 'recusado', 'cancelado'));
create or replace function "lote_item_uma_resposta_fn"() returns trigger as $$
begin
  if tg_op = 'DELETE' or old.resultado is not null
    or to_jsonb(new) - 'resultado' - 'ocorrencias' - 'retorno_em' is distinct from to_jsonb(old) - 'resultado' - 'ocorrencias' - 'retorno_em' then
    raise exception 'a lote_item has one answer (id %)', old.id;
  end if;
  return new;
end;
$$ language plpgsql;
create trigger "uma_resposta" BEFORE UPDATE OR DELETE on "lote_item" for each ROW execute function "lote_item_uma_resposta_fn"();

create or replace function conteudo_da_quitacao(q quitacao) returns text language sql stable as $$
  select format('v1 quitacao=%s pagamento=%s semana=%s entregador=%s entregas=%s bruto=%s taxa=%s ajustes=%s liquido=%s tentativa=%s tipo=%s por=%s em=%s lote=%s transacao=%s',
                q.id, p.id, to_char(p.semana_inicio, 'YYYY-MM-DD'), p.entregador_id, p.total_entregas, p.total_valor, p.total_taxa, p.total_ajustes,
                p.total_liquido, q.tentativa, q.tipo, q.feita_por, to_char(q.feita_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), coalesce(q.lote_id::text, '-'), coalesce(q.id_transacao, '-'))
    from pagamento p where p.id = q.pagamento_id
$$;

create or replace function conteudo_da_recebimento(r recebimento) returns text language sql stable as $$
  select format('v1 recebimento=%s fatura=%s semana=%s comercio=%s entregas=%s valor=%s vence=%s tentativa=%s tipo=%s por=%s em=%s',
                r.id, f.id, to_char(f.semana_inicio, 'YYYY-MM-DD'), f.comercio_id, f.total_entregas, f.total_valor, to_char(f.vence_em, 'YYYY-MM-DD'),
                r.tentativa, r.tipo, r.feito_por, to_char(r.feito_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
    from fatura f where f.id = r.fatura_id
$$;

create or replace function encadear(tipo text, referencia integer, conteudo text) returns void language plpgsql as $$
declare
  antes record;
begin
  perform pg_advisory_xact_lock(hashtext('corre.elo'));
  select e.id, e.hash into antes from elo e order by e.id desc limit 1;
  insert into elo (id, tipo, referencia_id, conteudo, anterior, hash)
  values (coalesce(antes.id, 0) + 1, tipo, referencia, conteudo, coalesce(antes.hash, '0000000000000000000000000000000000000000000000000000000000000000'),
          encode(sha256(convert_to(coalesce(antes.hash, '0000000000000000000000000000000000000000000000000000000000000000') || conteudo, 'UTF8')), 'hex'));
end $$;

create or replace trigger nao_se_esvazia before truncate on elo
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia before truncate on quitacao
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia before truncate on recebimento
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia before truncate on lote_pagamento
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia before truncate on lote_item
  for each statement execute function proibir_alteracao();

do $$
declare
  ato record;
begin
  for ato in
    select q.feita_em as quando, q.id, 'quitacao' as tipo, conteudo_da_quitacao(q) as conteudo from quitacao q
    union all
    select r.feito_em, r.id, 'recebimento', conteudo_da_recebimento(r) from recebimento r
    order by quando, id
  loop
    perform encadear(ato.tipo, ato.id, ato.conteudo);
  end loop;
end $$;
`,
};
