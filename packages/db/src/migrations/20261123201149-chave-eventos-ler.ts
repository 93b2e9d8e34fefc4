import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create chave-eventos-ler`). */
export const chaveEventosLer: Migration = {
  phase: 'expand',
  exceptions: { 'not-valid': 'A shop has at most 20 active keys, so the table is read in milliseconds.' },
  sql: /* sql */ `
alter table "chave_api" drop constraint "chave_api_escopos";
alter table "chave_api" add constraint "chave_api_escopos" check (cardinality(escopos) > 0 and escopos <@ '{"solicitacoes:ler","solicitacoes:criar","solicitacoes:cancelar","eventos:ler"}'::text[]);
`,
};
