import type { Migration } from '../migrate/migration.ts';

/** Whose a message is holds for those that were there, and is found by its index. */
export const outboxPerIntegrationChecked: Migration = {
  phase: 'expand',
  apart: [
    'alter table "mensagem_externa" validate constraint "mensagem_externa_integracao_id_foreign"',
    'alter table "mensagem_externa" validate constraint "mensagem_externa_de_quem"',
    `create index concurrently "mensagem_externa_da_vez" on "mensagem_externa" ("integracao_id", "proximo_envio") where proximo_envio is not null`,
    `create index concurrently "mensagem_externa_a_desistir" on "mensagem_externa" ("quando") where entregue_em is null and desistido_em is null`,
  ],
};
