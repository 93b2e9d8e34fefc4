import type { Migration } from '../migrate/migration.ts';

/** A courier's problem with a delivery, why an offer was refused, and the watchdog (docs/decisions/0070-problems-and-watchdog.md). */
export const problemsAndWatchdog: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "problema" (
  "id" serial primary key,
  "solicitacao_id" int not null,
  "entregador_id" int not null,
  "motivo" text not null,
  "mensagem" text null,
  "aberto_em" timestamptz not null default agora(),
  "acao" text null,
  "resposta" text null,
  "endereco_anterior" text null,
  "endereco_novo" text null,
  "respondido_por" text null,
  "respondido_por_id" int null,
  "respondido_em" timestamptz null,
  "encerrado_em" timestamptz null
);
create index "problema_do_entregador" on "problema" ("entregador_id");
create index "problema_aberto" on "problema" ("aberto_em", "id") where encerrado_em is null;
create index problema_da_solicitacao on problema (solicitacao_id, id desc);
create unique index "problema_aberto_unico" on "problema" ("solicitacao_id") where encerrado_em is null;

create table "vigia" (
  "id" serial primary key,
  "solicitacao_id" int not null,
  "entregador_id" int not null,
  "tipo" text not null,
  "etapa" text not null,
  "desde" timestamptz not null,
  "limite_segundos" int not null,
  "aberta_em" timestamptz not null default agora(),
  "por_push" boolean not null default false,
  "push_em" timestamptz null,
  "resposta" text null,
  "respondida_em" timestamptz null,
  "escalada_em" timestamptz null,
  "encerrada_em" timestamptz null,
  "fim" text null
);
create index "vigia_do_entregador" on "vigia" ("entregador_id") where encerrada_em is null;
create index "vigia_a_escalar" on "vigia" ("aberta_em") where encerrada_em is null and escalada_em is null;
create index "vigia_no_suporte" on "vigia" ("escalada_em", "id") where encerrada_em is null and escalada_em is not null;
create index "vigia_push_a_enviar" on "vigia" ("id") where por_push and push_em is null and encerrada_em is null;
create unique index "vigia_aberta_unica" on "vigia" ("solicitacao_id") where encerrada_em is null;
alter table "vigia" add constraint "vigia_uma_vez" unique ("solicitacao_id", "entregador_id", "etapa", "tipo");

alter table "oferta" add "motivo_recusa" text null;
alter table "oferta" add constraint "oferta_recusada_por" check (motivo_recusa is null or resultado = 'recusada') not valid;
alter table "oferta" add constraint "oferta_motivo_recusa_check" check ("motivo_recusa" in ('pneu', 'chuva', 'longe', 'outro')) not valid;

create or replace function "solicitacao_responde_por_si_fn"() returns trigger as $$
begin
  if old.entregador_id is distinct from new.entregador_id or not ((new.status in ('aceita', 'em_retirada', 'em_entrega'))) then
    update problema set encerrado_em = greatest(aberto_em, agora()) where solicitacao_id = new.id and encerrado_em is null;
  end if;
  update vigia
     set encerrada_em = greatest(aberta_em, agora()),
         fim = case when old.entregador_id is distinct from new.entregador_id then 'transferida'
                    when new.status = 'cancelada' then 'cancelada' else 'etapa' end
   where solicitacao_id = new.id and encerrada_em is null;
  return null;
end;
$$ language plpgsql;
create trigger "responde_por_si" AFTER UPDATE on "solicitacao" for each ROW
  when (((old.entregador_id IS NOT NULL) AND ((old.entregador_id IS DISTINCT FROM new.entregador_id) OR (old.status IS DISTINCT FROM new.status)))) execute function "solicitacao_responde_por_si_fn"();

alter table "problema" add constraint "problema_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "problema" add constraint "problema_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "problema" add constraint "problema_respondido" check ((acao is null) = (respondido_em is null) and (acao is null) = (respondido_por is null)
  and (acao is null) = (respondido_por_id is null) and (acao is null or encerrado_em is not null));
alter table "problema" add constraint "problema_novo_endereco" check (coalesce(acao = 'novo_endereco', false) = (endereco_novo is not null)
  and (endereco_novo is null) = (endereco_anterior is null));
alter table "problema" add constraint "problema_motivo_check" check ("motivo" in ('ninguem_atende', 'endereco_errado', 'cliente_recusa', 'avariado', 'pane', 'outro'));
alter table "problema" add constraint "problema_acao_check" check ("acao" in ('tentar_de_novo', 'trazer_de_volta', 'cancelar', 'novo_endereco'));
alter table "problema" add constraint "problema_respondido_por_check" check ("respondido_por" in ('comercio', 'admin', 'suporte'));

alter table "vigia" add constraint "vigia_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "vigia" add constraint "vigia_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "vigia" add constraint "vigia_respondida" check ((resposta is null) = (respondida_em is null));
alter table "vigia" add constraint "vigia_encerrada" check ((fim is null) = (encerrada_em is null));
alter table "vigia" add constraint "vigia_push" check (push_em is null or por_push);
alter table "vigia" add constraint "vigia_limite_segundos_check" check (limite_segundos > 0);
alter table "vigia" add constraint "vigia_tipo_check" check ("tipo" in ('aceita_sem_chegar', 'no_comercio_demais', 'no_caminho_demais', 'sem_sinal'));
alter table "vigia" add constraint "vigia_etapa_check" check ("etapa" in ('aceita', 'em_retirada', 'em_entrega'));
alter table "vigia" add constraint "vigia_resposta_check" check ("resposta" in ('sigo', 'problema'));
alter table "vigia" add constraint "vigia_fim_check" check ("fim" in ('sigo', 'problema', 'etapa', 'sinal', 'suporte', 'transferida', 'cancelada'));
`,
};
