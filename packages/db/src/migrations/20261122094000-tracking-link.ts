import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create tracking-link`). */
export const trackingLink: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "rastreio" (
  "solicitacao_id" int not null,
  "semente" bytea not null,
  "token_sha256" bytea not null,
  "criado_em" timestamptz not null default agora(),
  "recusado_em" timestamptz null,
  primary key ("solicitacao_id")
);
alter table "rastreio" add constraint "rastreio_token_sha256_unique" unique ("token_sha256");

alter table "entregador" add "aparece_no_rastreio" boolean not null default false;

alter table "limpeza" drop constraint "limpeza_tarefa_check";
alter table "limpeza" add constraint "limpeza_tarefa_check" check ("tarefa" in ('semanas', 'pedidos', 'mensagens', 'provas', 'ofertas', 'turnos', 'silencios', 'suspensoes', 'intervencoes', 'contas', 'cadastros', 'rastreios', 'sessoes', 'navegadores', 'respostas', 'limites', 'auditoria')) not valid;

alter table "rastreio" add constraint "rastreio_solicitacao_id_foreign" foreign key ("solicitacao_id") references "solicitacao" ("id");
alter table "rastreio" add constraint "rastreio_semente_check" check (octet_length(semente) = 16);
alter table "rastreio" add constraint "rastreio_token_sha256_check" check (octet_length(token_sha256) = 32);
`,
};
