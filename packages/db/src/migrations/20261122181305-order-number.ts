import type { Migration } from '../migrate/migration.ts';

/** What people at the counter and on the phone call an order by (docs/decisions/0077-integrations.md). */
export const orderNumber: Migration = {
  phase: 'expand',
  apart: [
    'create index concurrently solicitacao_do_numero on solicitacao (lower(numero_pedido) text_pattern_ops) where numero_pedido is not null',
  ],
};
