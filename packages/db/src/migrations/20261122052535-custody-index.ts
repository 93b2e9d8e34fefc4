import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create custody-index`). */
export const custodyIndex: Migration = {
  phase: 'expand',
  sql: /* sql */ `
drop index "custodia_prestacao_com_motivo";
`,
};
