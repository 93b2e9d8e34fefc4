import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create closed-weeks`). */
export const closedWeeks: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "fechamento" (
  "id" int not null,
  "ate" date not null,
  primary key ("id")
);

create table "resumo_fechado" (
  "entregador_id" int not null,
  "comercio_id" int not null,
  "total_entregas" int not null,
  "total_quantidade" int not null,
  "total_valor" numeric(14,2) not null,
  "total_taxa" numeric(14,2) not null,
  primary key ("entregador_id", "comercio_id")
);

create index "auditoria_por_ator" on "auditoria" ("ator_tipo", "ator_id");

alter table "limpeza" drop constraint "limpeza_tarefa_check";
alter table "limpeza" add constraint "limpeza_tarefa_check" check ("tarefa" in ('semanas', 'pedidos', 'mensagens', 'ofertas', 'turnos', 'silencios', 'suspensoes', 'intervencoes', 'contas', 'sessoes', 'navegadores', 'respostas', 'limites', 'auditoria'));

create index "intervencao_para_o_entregador" on "intervencao" ("para_entregador_id") where para_entregador_id is not null;

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

create index "avaliacao_do_comercio" on "avaliacao" ("comercio_id");

alter table "fechamento" add constraint "fechamento_id_check" check (id = 1);

alter table "resumo_fechado" add constraint "resumo_fechado_entregador_id_foreign" foreign key ("entregador_id") references "entregador" ("id");
alter table "resumo_fechado" add constraint "resumo_fechado_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");

alter table resumo_fechado set (fillfactor = 50);

insert into fechamento (id, ate) values (1, '-infinity') on conflict do nothing;
`,
};
