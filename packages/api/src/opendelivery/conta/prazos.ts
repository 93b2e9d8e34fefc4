import type { Order } from '../formato/order.ts';

const MINUTE_MS = 60_000;
/** The minutes until an order counts as ready, if the requester will announce it and names no pickup limit. */
const READY_MIN = 30;
/** How far ahead an order may be announced, in minutes. A solicitação has the same limit [pronto]. */
const AHEAD_MIN = 7 * 24 * 60;

const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();
const latest = (...instants: string[]) => instants.reduce((a, b) => (Date.parse(a) >= Date.parse(b) ? a : b));

/**
 * Returns the instant from which the limits of an order count: its creation time. Returns now if that time is in the
 * future, or if a limit would have passed already. In both cases the requester's clock is wrong, or the order was sent
 * again.
 */
export function countedFrom({ limitTimes }: Pick<Order, 'limitTimes'>, now: string): string {
  const { orderCreatedAt, pickupLimit, deliveryLimit } = limitTimes;
  if (orderCreatedAt === undefined) return now;
  const age = Date.parse(now) - Date.parse(orderCreatedAt);
  const past = [pickupLimit, deliveryLimit].some((limit) => limit && age >= limit * MINUTE_MS);
  return age < 0 || past ? now : orderCreatedAt;
}

/** Returns the requester's last instant for the delivery. Returns null if it names none. */
export function deliveryLimit(order: Pick<Order, 'limitTimes'>, now: string): string | null {
  const { deliveryLimit: minutes } = order.limitTimes;
  return minutes === undefined || minutes === 0 ? null : later(countedFrom(order, now), minutes);
}

/**
 * Returns when an order counts as ready (ADR 0038); null: now. A requester that will call (`notifyReadyForPickup`) has
 * until its own pickup limit. If it never calls, the order is offered then.
 */
export function readyAt(
  order: Pick<Order, 'limitTimes' | 'notifyReadyForPickup' | 'preparationStartDateTime'>,
  now: string,
) {
  const starts = order.preparationStartDateTime;
  const begins = starts !== undefined && Date.parse(starts) > Date.parse(now) ? starts : null;
  if (begins !== null && Date.parse(begins) > Date.parse(later(now, AHEAD_MIN - READY_MIN))) return 'too far' as const;
  if (!order.notifyReadyForPickup) return begins;
  const { pickupLimit } = order.limitTimes;
  const limit = pickupLimit === undefined || pickupLimit === 0 ? null : later(countedFrom(order, now), pickupLimit);
  const ready = limit ?? later(begins ?? now, READY_MIN);
  return Date.parse(ready) > Date.parse(now) ? ready : null;
}

/** Returns when an order is rejected if nobody accepts it: `minutes` after now, or after it is ready. */
export const rejectAt = (ready: string | null, now: string, minutes: number): string =>
  later(latest(now, ready ?? now), minutes);
