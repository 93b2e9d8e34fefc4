import type { Migration } from '../migrate/migration.ts';

/** How fast the queue moves at an hour of the day: read by pedidos/previsao. */
export const acceptedOffers: Migration = {
  phase: 'expand',
  apart: [`create index concurrently "oferta_aceita" on "oferta" ("respondida_em") where resultado = 'aceita'`],
};
