import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create sweep`). */
export const sweep: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "limpeza" (
  "tarefa" text not null,
  "terminada_em" timestamptz not null,
  "duracao_ms" int not null,
  "linhas" int not null,
  "ha_mais" boolean not null,
  "falhou" boolean not null,
  "ate" text null,
  primary key ("tarefa")
);

create index "limite_vencido" on "limite" ("expire");

create index "sessao_no_limite" on "sessao" ("limite_em");

create index "intervencao_antiga" on "intervencao" ("quando");

create index "suspensao_terminada" on "suspensao" ("data_expiracao_suspensao");

alter table "limpeza" add constraint "limpeza_duracao_ms_check" check (duracao_ms >= 0);
alter table "limpeza" add constraint "limpeza_linhas_check" check (linhas >= 0);
alter table "limpeza" add constraint "limpeza_tarefa_check" check ("tarefa" in ('pedidos', 'mensagens', 'ofertas', 'turnos', 'suspensoes', 'intervencoes', 'contas', 'sessoes', 'navegadores', 'respostas', 'limites', 'auditoria'));
`,
};
