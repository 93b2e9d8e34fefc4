import type { Migration } from '../migrate/migration.ts';

/** Adds quotes, and the scopes of keys for webhooks. */
export const cotacao: Migration = {
  phase: 'expand',
  exceptions: { 'not-valid': '`chave_api` has some keys per shop, so the check reads it in milliseconds.' },
  sql: /* sql */ `
create table "cotacao" (
  "id" uuid not null default gen_random_uuid(),
  "comercio_id" int not null,
  "valor" numeric(12,2) not null,
  "criada_em" timestamptz not null default agora(),
  "valida_ate" timestamptz not null,
  "usada_em" timestamptz null,
  primary key ("id")
);
create index "cotacao_antiga" on "cotacao" ("criada_em");

alter table "chave_api" drop constraint "chave_api_escopos";
alter table "chave_api" add constraint "chave_api_escopos" check (cardinality(escopos) > 0 and escopos <@ '{"solicitacoes:ler","solicitacoes:criar","solicitacoes:cancelar","eventos:ler","webhooks:ler","webhooks:escrever"}'::text[]);

alter table "cotacao" add constraint "cotacao_comercio_id_foreign" foreign key ("comercio_id") references "comercio" ("id");
alter table "cotacao" add constraint "cotacao_valor_check" check (valor > 0);
`,
};
