import type { Eta } from '../formato/primitives.ts';
import type { ChainEvent } from '../formato/vocabulary.ts';

const MINUTE_MS = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();

/** How long it takes from the acceptance, in minutes: to the counter, to the door, and to the door at the latest. */
export interface Pace {
  coleta: number;
  entrega: number;
  maximo: number;
}

/** What is known of one attempt when it is told how long it still takes. Instants in ISO. */
export interface Journey {
  pace: Pace;
  /** until somebody accepts it, in minutes, while nobody has */
  wait?: number;
  /** when each event was told for the first time */
  told: Partial<Record<ChainEvent, string>>;
  /** the courier has another delivery to end first */
  behind?: boolean;
  /** when it is ready at the counter, as an ISO instant; null: now, or nobody knows */
  ready: string | null;
  /** not later than this, as the requester wants it; null: it named none */
  limit: string | null;
  /** the courier comes back to the shop */
  volta: boolean;
}

/** When something is expected, or when it happened; never in the past as long as it is expected. */
const expected = (happened: string | undefined, guess: number, now: number) =>
  happened === undefined ? Math.max(guess, now) : Date.parse(happened);

const minutesTo = (ms: number, now: number) => Math.max(0, Math.ceil((ms - now) / MINUTE_MS));

/** At the latest: the requester's limit, else what we took for ourselves. */
const latestOf = (limit: string | null, own: number) =>
  limit === null ? iso(own) : iso(Math.min(own, Date.parse(limit)));

/**
 * How long it takes as seen at an event (`updateMethod` ONLINE: said anew with each). After the pickup it is 0 minutes to it, and its
 * instant is the one at which it happened. `maxDeliveryTime` is never later than the requester's limit.
 */
export function etaAt(instant: string, { pace, wait = 0, told, behind = false, ready, limit, volta }: Journey): Eta {
  const now = Date.parse(instant);
  const begun = told.ACCEPTED === undefined ? now + wait * MINUTE_MS : Date.parse(told.ACCEPTED);
  // whoever has another delivery first sets out when that has ended, and nobody picks up what is not ready
  const free = behind ? begun + pace.entrega * MINUTE_MS : begun;
  const setOut = told.PICKUP_ONGOING === undefined ? free : Date.parse(told.PICKUP_ONGOING);
  const atCounter = Math.max(setOut + pace.coleta * MINUTE_MS, ready === null ? 0 : Date.parse(ready));
  const pickup = expected(told.ORDER_PICKED ?? told.ARRIVED_AT_MERCHANT, atCounter, now);
  const way = Math.max(pace.entrega - pace.coleta, 1) * MINUTE_MS;
  const delivery = expected(told.ORDER_DELIVERED ?? told.ARRIVED_AT_CUSTOMER, pickup + way, now);
  const back = expected(told.RETURNED_TO_MERCHANT, delivery + way, now);
  return {
    updateMethod: 'ONLINE',
    pickupEtaInMinutes: minutesTo(pickup, now),
    pickupEtaDatetime: iso(pickup),
    deliveryEtaInMinutes: minutesTo(delivery, now),
    deliveryEtaDatetime: iso(delivery),
    maxDeliveryTime: latestOf(limit, Math.max(delivery, begun + pace.maximo * MINUTE_MS)),
    ...(volta && { returnToMerchantEtaInMinutes: minutesTo(back, now), returnToMerchantEtaDatetime: iso(back) }),
  };
}
