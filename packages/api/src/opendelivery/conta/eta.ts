import type { Eta } from '../formato/primitives.ts';
import type { ChainEvent } from '../formato/vocabulary.ts';

const MINUTE_MS = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();

/** Minutes from the acceptance to the shop's counter, to the customer's door, and to the door at the latest. */
export interface Pace {
  coleta: number;
  entrega: number;
  maximo: number;
}

/** The known facts of one attempt, for an estimate of its times. Instants are ISO. */
export interface Journey {
  pace: Pace;
  /** minutes until somebody accepts, before the acceptance */
  wait?: number;
  /** when each event was sent for the first time */
  told: Partial<Record<ChainEvent, string>>;
  /** the courier has to end another delivery first */
  behind?: boolean;
  /** when the order is ready at the counter, as an ISO instant; null: now, or unknown */
  ready: string | null;
  /** the requester's limit of the delivery; null: none */
  limit: string | null;
  /** the courier returns to the shop */
  volta: boolean;
}

/** Returns the instant of a past event, or the expected one of a future event, which is never before now. */
const expected = (happened: string | undefined, guess: number, now: number) =>
  happened === undefined ? Math.max(guess, now) : Date.parse(happened);

const minutesTo = (ms: number, now: number) => Math.max(0, Math.ceil((ms - now) / MINUTE_MS));

/** Returns the latest delivery: our own estimate, capped by the requester's limit. */
const latestOf = (limit: string | null, own: number) =>
  limit === null ? iso(own) : iso(Math.min(own, Date.parse(limit)));

/**
 * Returns the estimate as of one event; each event carries a new one (`updateMethod` ONLINE). After the pickup, the
 * time to the pickup is 0 minutes and its instant is the real one. `maxDeliveryTime` is never later than the
 * requester's limit.
 */
export function etaAt(instant: string, { pace, wait = 0, told, behind = false, ready, limit, volta }: Journey): Eta {
  const now = Date.parse(instant);
  const begun = told.ACCEPTED === undefined ? now + wait * MINUTE_MS : Date.parse(told.ACCEPTED);
  // The courier starts after their earlier delivery, and cannot pick up an order before it is ready.
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
