import type { Migration } from '../migrate/migration.ts';

/** Charges of invoices at the company's bank, and the money that comes by Pix (ADR 0017). */
export const recebimentos: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "pix" (
  "id" serial primary key,
  "end_to_end_id" text not null,
  "txid" text null,
  "chave" text null,
  "valor" numeric(14,2) not null,
  "juros" numeric(14,2) not null default 0,
  "multa" numeric(14,2) not null default 0,
  "desconto" numeric(14,2) not null default 0,
  "horario" timestamptz not null,
  "dia" date generated always as ((timezone('America/Sao_Paulo', horario))::date) stored not null,
  "motivo" text null,
  "visto_em" timestamptz not null default agora(),
  "devolvido" numeric(14,2) not null default 0,
  "nao_atribuido" numeric(14,2) not null default 0
);
alter table "pix" add constraint "pix_end_to_end_id_unique" unique ("end_to_end_id");
create index "pix_do_dia" on "pix" ("dia", "id" DESC);
create index "pix_do_txid" on "pix" ("txid") where txid is not null;
create index "pix_nao_atribuido" on "pix" ("dia") where nao_atribuido > (0)::numeric;

create table "pix_aviso" (
  "end_to_end_id" text not null,
  "visto_em" timestamptz not null default agora(),
  "proximo_envio" timestamptz null default agora(),
  "envios" int not null default 0,
  "erro" text null,
  "desistido_em" timestamptz null,
  primary key ("end_to_end_id")
);
create index "pix_aviso_da_vez" on "pix_aviso" ("proximo_envio") where proximo_envio is not null;

create table "pix_devolucao" (
  "id" serial primary key,
  "pix_id" int not null,
  "codigo" text not null,
  "valor" numeric(14,2) not null,
  "motivo" text null,
  "estado" text not null default 'pedida',
  "pedida_em" timestamptz not null default agora(),
  "pedida_por" int null,
  "proximo_envio" timestamptz null default agora(),
  "envios" int not null default 0,
  "falhas" int not null default 0,
  "erro" text null
);
create index "pix_devolucao_da_vez" on "pix_devolucao" ("proximo_envio") where proximo_envio is not null;
alter table "pix_devolucao" add constraint "pix_devolucao_unica" unique ("pix_id", "codigo");

create table "pix_varredura" (
  "id" int not null,
  "desde" timestamptz not null default agora(),
  "visto_ate" timestamptz not null default agora(),
  "inteira_em" timestamptz not null default agora(),
  "proximo_envio" timestamptz not null default agora(),
  "erro" text null,
  primary key ("id")
);

create table "pix_lancamento" (
  "id" serial primary key,
  "pix_id" int not null,
  "fatura_id" int null,
  "tipo" text not null,
  "valor" numeric(14,2) not null,
  "principal" numeric(14,2) not null default 0,
  "devolucao_id" int null,
  "motivo" text null,
  "feito_em" timestamptz not null default agora(),
  "feito_por" int null
);
create index "pix_lancamento_do_pix" on "pix_lancamento" ("pix_id");
create index "pix_lancamento_da_fatura" on "pix_lancamento" ("fatura_id") where fatura_id is not null;

create table "cobranca" (
  "id" serial primary key,
  "fatura_id" int not null,
  "revisao" int not null,
  "txid" text not null,
  "tipo" text not null,
  "valor" numeric(14,2) not null,
  "vence_em" date not null,
  "estado" text not null default 'a_registrar',
  "criada_em" timestamptz not null default agora(),
  "encerrada_em" timestamptz null,
  "location" text null,
  "copia_e_cola" text null,
  "proximo_envio" timestamptz null default agora(),
  "envios" int not null default 0,
  "falhas" int not null default 0,
  "erro" text null,
  "tomado_ate" timestamptz null
);
alter table "cobranca" add constraint "cobranca_txid_unique" unique ("txid");
create index "cobranca_da_vez" on "cobranca" ("proximo_envio") where proximo_envio is not null;
alter table "cobranca" add constraint "cobranca_da_fatura" unique ("fatura_id", "revisao");
create unique index "cobranca_viva" on "cobranca" ("fatura_id") where encerrada_em is null;

alter table "comercio" add "razao_social" text null, add "documento" text null;
alter table "comercio" add constraint "comercio_dados_de_cobranca" check ((razao_social is null) = (documento is null)) not valid;

alter table "fatura" alter column "emitida_por" drop not null;

alter table "recebimento" add "pix_id" int null;
alter table "recebimento" add constraint "recebimento_pix_id_foreign" foreign key ("pix_id") references "pix" ("id") not valid;
alter table "recebimento" alter column "feito_por" drop not null;
alter table "recebimento" add constraint "recebimento_tem_autor" check (feito_por is not null or pix_id is not null) not valid;

alter table "pix" add constraint "pix_nada_negativo" check (devolvido >= (0)::numeric and nao_atribuido >= (0)::numeric);
alter table "pix" add constraint "pix_no_maximo_o_valor" check (devolvido + nao_atribuido <= valor);
alter table "pix" add constraint "pix_end_to_end_id_check" check (end_to_end_id ~ '^[A-Za-z0-9]{32}$');
alter table "pix" add constraint "pix_valor_check" check (valor > (0)::numeric);
alter table "pix" add constraint "pix_motivo_check" check ("motivo" in ('sem_txid', 'txid_desconhecido', 'semana_aberta', 'outra_chave', 'fatura_ja_paga', 'valor_a_mais'));

alter table "pix_devolucao" add constraint "pix_devolucao_pix_id_foreign" foreign key ("pix_id") references "pix" ("id");
alter table "pix_devolucao" add constraint "pix_devolucao_pedida_por_foreign" foreign key ("pedida_por") references "funcionario" ("id");
alter table "pix_devolucao" add constraint "pix_devolucao_codigo_check" check (codigo ~ '^[A-Za-z0-9]{1,35}$');
alter table "pix_devolucao" add constraint "pix_devolucao_valor_check" check (valor > (0)::numeric);
alter table "pix_devolucao" add constraint "pix_devolucao_estado_check" check ("estado" in ('pedida', 'em_processamento', 'devolvida', 'nao_realizada'));

alter table "pix_varredura" add constraint "pix_varredura_uma" check (id = 1);

alter table "pix_lancamento" add constraint "pix_lancamento_pix_id_foreign" foreign key ("pix_id") references "pix" ("id");
alter table "pix_lancamento" add constraint "pix_lancamento_fatura_id_foreign" foreign key ("fatura_id") references "fatura" ("id");
alter table "pix_lancamento" add constraint "pix_lancamento_devolucao_id_foreign" foreign key ("devolucao_id") references "pix_devolucao" ("id");
alter table "pix_lancamento" add constraint "pix_lancamento_feito_por_foreign" foreign key ("feito_por") references "funcionario" ("id");
alter table "pix_lancamento" add constraint "pix_lancamento_solto" check (fatura_id is not null or principal = (0)::numeric);
alter table "pix_lancamento" add constraint "pix_lancamento_devolvido" check ((devolucao_id is not null) = (tipo = 'devolvido'));
alter table "pix_lancamento" add constraint "pix_lancamento_valor_check" check (valor <> (0)::numeric);
alter table "pix_lancamento" add constraint "pix_lancamento_tipo_check" check ("tipo" in ('chegou', 'atribuido', 'retirado', 'devolvido'));

alter table "cobranca" add constraint "cobranca_fatura_id_foreign" foreign key ("fatura_id") references "fatura" ("id");
alter table "cobranca" add constraint "cobranca_encerrada" check ((encerrada_em is not null) = (estado in ('removida', 'concluida')));
alter table "cobranca" add constraint "cobranca_revisao_check" check (revisao >= 1);
alter table "cobranca" add constraint "cobranca_txid_check" check (txid ~ '^[A-Za-z0-9]{26,35}$');
alter table "cobranca" add constraint "cobranca_valor_check" check (valor > (0)::numeric);
alter table "cobranca" add constraint "cobranca_tipo_check" check ("tipo" in ('cobv', 'cob'));
alter table "cobranca" add constraint "cobranca_estado_check" check ("estado" in ('a_registrar', 'ativa', 'a_revisar', 'a_remover', 'removida', 'concluida'));

create or replace function pix_lancamento_somado()
returns trigger
language plpgsql
as $$
begin
  update pix
  set
    nao_atribuido = nao_atribuido + case when new.fatura_id is null then new.valor else 0 end,
    devolvido = devolvido - case when new.tipo = 'devolvido' then new.valor else 0 end
  where id = new.pix_id;
  return null;
end
$$;

create or replace trigger somado
  after insert on pix_lancamento
  for each row execute function pix_lancamento_somado();

create or replace function pix_fica()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE'
    and pg_trigger_depth() > 1
    and to_jsonb(old) - array['devolvido', 'nao_atribuido', 'dia']
      = to_jsonb(new) - array['devolvido', 'nao_atribuido', 'dia']
  then
    return new;
  end if;
  raise exception 'append-only table pix';
end
$$;

create or replace trigger fica
  before update or delete on pix
  for each row execute function pix_fica();

create or replace trigger so_acrescenta
  before update or delete on pix_lancamento
  for each row execute function proibir_alteracao_menos_motivo();

create or replace trigger nao_se_esvazia
  before truncate on pix
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on pix_lancamento
  for each statement execute function proibir_alteracao();

create or replace function conteudo_da_recebimento(r recebimento)
returns text
language sql stable
as $$
  select format(
    '%s recebimento=%s fatura=%s semana=%s comercio=%s entregas=%s valor=%s vence=%s '
      'tentativa=%s tipo=%s por=%s em=%s%s',
    case when r.pix_id is null then 'v1' else 'v2' end,
    r.id, f.id, to_char(f.semana_inicio, 'YYYY-MM-DD'), f.comercio_id,
    f.total_entregas, f.total_valor, to_char(f.vence_em, 'YYYY-MM-DD'),
    r.tentativa, r.tipo, coalesce(r.feito_por::text, '-'),
    to_char(r.feito_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    ' pix=' || (select p.end_to_end_id from pix p where p.id = r.pix_id)
  )
  from fatura f
  where f.id = r.fatura_id
$$;
`,
};
