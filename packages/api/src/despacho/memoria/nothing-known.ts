import type { CourierMemory, QueueMemory } from '../../base/ports.ts';

/** A memory without couriers, so that every poll reads the database (`MEMORIA=false`). */
export const NO_COURIER_KNOWN: CourierMemory = {
  now: 0,
  heard: () => false,
  reached: () => undefined,
  recall: async () => null,
  recallNow: () => null,
  keep: () => undefined,
  keepOffer: () => undefined,
};

/** A memory without answers of the queue. */
export const NO_QUEUE_KNOWN: QueueMemory = { now: 0, recall: () => null, keep: () => undefined };
