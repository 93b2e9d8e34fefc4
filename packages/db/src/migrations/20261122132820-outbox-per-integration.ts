import type { Migration } from '../migrate/migration.ts';

/** What falls due is looked for per integration, and one whose receiver fails is left alone (docs/decisions/0074-outbox.md). */
export const outboxPerIntegration: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "integracao" add "falhas" int not null default 0, add "pausada_ate" timestamptz null;

drop index "mensagem_externa_a_enviar";
alter table "mensagem_externa" add "integracao_id" int null, add "reenviada_em" timestamptz null;
alter table "mensagem_externa" add constraint "mensagem_externa_integracao_id_foreign" foreign key ("integracao_id") references "integracao" ("id") on delete cascade not valid;
alter table "mensagem_externa" add constraint "mensagem_externa_de_quem" check (integracao_id is not null) not valid;
`,
};
