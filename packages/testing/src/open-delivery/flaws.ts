/**
 * The events that may follow each event of a delivery, from the protocol's diagram. Independent of the product's
 * automaton.
 */
const FOLLOWS: Record<string, readonly string[]> = {
  '': ['ACCEPTED', 'REJECTED', 'CANCELLED'],
  ACCEPTED: ['PICKUP_ONGOING'],
  PICKUP_ONGOING: ['ARRIVED_AT_MERCHANT'],
  ARRIVED_AT_MERCHANT: ['ORDER_PICKED'],
  ORDER_PICKED: ['DELIVERY_ONGOING'],
  DELIVERY_ONGOING: ['ARRIVED_AT_CUSTOMER', 'RETURNING_TO_MERCHANT'],
  ARRIVED_AT_CUSTOMER: ['ORDER_DELIVERED', 'RETURNING_TO_MERCHANT'],
  ORDER_DELIVERED: ['RETURNING_TO_MERCHANT', 'DELIVERY_FINISHED'],
  RETURNING_TO_MERCHANT: ['RETURNED_TO_MERCHANT'],
  RETURNED_TO_MERCHANT: ['DELIVERY_FINISHED'],
};
const ENDS = ['REJECTED', 'CANCELLED', 'DELIVERY_FINISHED'];

/** One event of a delivery, as it arrived. */
export interface Told {
  type: string;
  /** `event.datetime` */
  when: string;
  /** has `problem`: a repetition of the present event */
  problem: boolean;
}

/** Returns the faults in the events of one delivery, given in the order of arrival without repetitions. */
export function flaws(story: readonly Told[]): string[] {
  const found: string[] = [];
  let before = '';
  let last = '';
  for (const { type, when, problem } of story) {
    if (ENDS.includes(before)) found.push(`${type} after the end ${before}`);
    else if (!(problem && type === before) && type !== 'CANCELLED' && !FOLLOWS[before]?.includes(type))
      found.push(`${type} after ${before || 'PENDING'}`);
    if (!when.endsWith('Z')) found.push(`${type}: ${when} is not UTC`);
    if (last !== '' && Date.parse(when) <= Date.parse(last)) found.push(`${type}: ${when} is not after ${last}`);
    before = type;
    last = when;
  }
  return found;
}

/** The events that each recorded step must cause, once each. */
export const EVENT_OF_STEP = {
  aceita: ['ACCEPTED'],
  em_retirada: ['ARRIVED_AT_MERCHANT'],
  em_entrega: ['ORDER_PICKED'],
  finalizada: ['ORDER_DELIVERED'],
  cancelada: ['CANCELLED', 'REJECTED'],
} as const;
