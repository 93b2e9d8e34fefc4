import type { Migration } from '../migrate/migration.ts';

/** What other systems are told is listed, counted and priced without reading what lies behind it (docs/performance.md). */
export const outsideBounded: Migration = {
  phase: 'expand',
  apart: [
    'create index concurrently "mensagem_externa_da_integracao" on "mensagem_externa" ("integracao_id", "quando", "id") where entregue_em is null',
    'create index concurrently "entregador_veiculo" on "entregador" ("veiculo") where ativo',
  ],
};
