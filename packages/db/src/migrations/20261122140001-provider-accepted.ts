import type { Migration } from '../migrate/migration.ts';

/** What a courier has accepted and not set out for yet (docs/decisions/0075-open-delivery-provider.md). */
export const providerAccepted: Migration = {
  phase: 'expand',
  apart: ["create index concurrently fluxo_externo_aceito on fluxo_externo (id) where passo = 'ACCEPTED'"],
};
