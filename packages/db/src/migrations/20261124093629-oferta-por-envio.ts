import type { Migration } from '../migrate/migration.ts';

/** The figures of a span read the offers of its days [numeros]. */
export const ofertaPorEnvio: Migration = {
  phase: 'expand',
  apart: ['create index concurrently "oferta_por_envio" on "oferta" using brin ("enviada_em")'],
};
