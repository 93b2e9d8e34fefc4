import type { Order } from '../formato/order.ts';

const MINUTE_MS = 60_000;
/** Where the requester will say that an order is ready and names no limit, it is offered as if it were ready in so many minutes. */
const READY_MIN = 30;
/** Said ahead of time, at most, in minutes: the same as of a request (decision record 0067). */
const AHEAD_MIN = 7 * 24 * 60;

const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();
const latest = (...instants: string[]) => instants.reduce((a, b) => (Date.parse(a) >= Date.parse(b) ? a : b));

/**
 * The instant from which the limits of an order count: when it was made, unless that is still to come, or one of them would have passed
 * before it was sent. Nobody sends what is too late already: then it is a clock, or a resend, that is wrong.
 */
export function countedFrom({ limitTimes }: Pick<Order, 'limitTimes'>, now: string): string {
  const { orderCreatedAt, pickupLimit, deliveryLimit } = limitTimes;
  if (orderCreatedAt === undefined) return now;
  const age = Date.parse(now) - Date.parse(orderCreatedAt);
  const past = [pickupLimit, deliveryLimit].some((limit) => limit && age >= limit * MINUTE_MS);
  return age < 0 || past ? now : orderCreatedAt;
}

/** The last instant at which it may be delivered, as the requester wants it; null: it names none. */
export function deliveryLimit(order: Pick<Order, 'limitTimes'>, now: string): string | null {
  const { deliveryLimit: minutes } = order.limitTimes;
  return minutes === undefined || minutes === 0 ? null : later(countedFrom(order, now), minutes);
}

/**
 * When its parcel counts as ready (docs/decisions/0075-open-delivery-provider.md); null: now. A requester that will call when it is
 * ready (`notifyReadyForPickup`) has until its own pickup limit: one that never calls loses nothing.
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

/** When it is rejected if nobody takes it: so many minutes after now, or after it is ready if that is awaited. */
export const rejectAt = (ready: string | null, now: string, minutes: number): string =>
  later(latest(now, ready ?? now), minutes);
