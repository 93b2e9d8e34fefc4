import type { Migration } from '../migrate/migration.ts';

/** Two problems that a courier has at the shop: the order is not ready, the shop is closed [problema]. */
export const motivosDaLoja: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "problema" drop constraint "problema_motivo_check";
alter table "problema" add constraint "problema_motivo_check" check ("motivo" in ('ninguem_atende', 'endereco_errado', 'cliente_recusa', 'avariado', 'pane', 'outro', 'nao_pronto', 'loja_fechada')) not valid;
`,
};
