import type { CourierMemory } from '../../base/ports.ts';

/** Knows no courier: every poll asks the database (`MEMORIA=false`). */
export const NO_COURIER_KNOWN: CourierMemory = {
  now: 0,
  heard: () => false,
  reached: () => undefined,
  recall: async () => null,
  keep: () => undefined,
  keepOffer: () => undefined,
};
