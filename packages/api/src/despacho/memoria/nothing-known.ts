import type { CourierMemory, QueueMemory } from '../../base/ports.ts';

/** Knows no courier: every poll asks the database (`MEMORIA=false`). */
export const NO_COURIER_KNOWN: CourierMemory = {
  now: 0,
  heard: () => false,
  reached: () => undefined,
  recall: async () => null,
  recallNow: () => null,
  keep: () => undefined,
  keepOffer: () => undefined,
};

/** Knows nothing of the queue. */
export const NO_QUEUE_KNOWN: QueueMemory = { now: 0, recall: () => null, keep: () => undefined };
