import type { Migration } from '../migrate/migration.ts';

/** Who stood online lately, without reading every shift there was: read by despacho/replay. */
export const replayShifts: Migration = {
  phase: 'expand',
  apart: [`create index concurrently "turno_terminado" on "turno" ("fim") where fim is not null`],
};
