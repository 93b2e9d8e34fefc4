/**
 * The closed value sets of Abrasel's Open Delivery logistics (v2.0.0-rc and v1.7.0), spelled as in the messages
 * (ADR 0038).
 */

/** The events of one attempt in sequence, from its acceptance to its end. */
export const CHAIN = [
  'ACCEPTED',
  'PICKUP_ONGOING',
  'ARRIVED_AT_MERCHANT',
  'ORDER_PICKED',
  'DELIVERY_ONGOING',
  'ARRIVED_AT_CUSTOMER',
  'ORDER_DELIVERED',
  'RETURNING_TO_MERCHANT',
  'RETURNED_TO_MERCHANT',
  'DELIVERY_FINISHED',
] as const;
export type ChainEvent = (typeof CHAIN)[number];

/** Events without vehicle, price and courier, because no courier has the order. */
export const BARE_EVENTS = ['PENDING', 'REJECTED', 'CANCELLED'] as const;
export const EVENT_TYPES = [...BARE_EVENTS, ...CHAIN] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The last events of an attempt: no event follows them. */
export const END_EVENTS = ['REJECTED', 'CANCELLED', 'DELIVERY_FINISHED'] as const;
export const isEnd = (type: string | null): boolean => END_EVENTS.some((end) => end === type);

export const REJECTION_REASONS = [
  'PRICE_EXCEEDED',
  'VEHICLE_NOT_AVAILABLE',
  'NO_DELIVERYPERSON_AVAILABLE',
  'DOES_NOT_MEET_REQUESTED_TIMES',
  'REGION_NOT_SERVED',
  'OTHER',
] as const;

export const PROBLEM_REASONS = [
  'DELIVERYPERSON_OCCURRENCE',
  'PAYMENT_PROBLEMS',
  'WRONG_PRODUCT_OR_ITEM',
  'ORDER_DELAYED',
  'ORDER_DAMAGED_OR_VIOLATED',
  'CUSTOMER_DID_NOT_PLACE_ORDER',
  'CUSTOMER_ADDRESS_UNKNOWN',
  'ORDER_MISSING_ITEMS',
  'NOBODY_TO_RECEIVE',
  'DELIVERYPERSON_WAITING_PAYMENT_FOR_ALREADY_PAID_ORDER',
  'ORDER_DELIVERED_WITHOUT_PAYMENT',
  'FRAUD_OR_THEFT',
  'OTHER',
] as const;
export type ProblemReason = (typeof PROBLEM_REASONS)[number];

export const CANCEL_REASONS = [
  'CONSUMER_CANCELLATION_REQUESTED',
  'NO_SHOW',
  'PROBLEM_AT_MERCHANT',
  'HIGH_ACCEPTANCE_TIME',
  'INCORRECT_ORDER_OR_PRODUCT_PICKUP',
  'PROBLEM_RESOLUTION',
  'DISCOMBINE_ORDER',
  'OTHER',
] as const;

/** A requester's answers to a problem. */
export const PROBLEM_ACTIONS = ['RETURN_TO_STORE', 'DELIVER_PRODUCT', 'CANCEL_DELIVERY'] as const;
export type ProblemAction = (typeof PROBLEM_ACTIONS)[number];

/** The states of a shop in `listMerchants`. Corre knows no opening hours, so no shop is CLOSED. */
export const MERCHANT_STATUS = ['OPEN', 'CLOSED', 'PAUSED'] as const;

export const VEHICLE_TYPES = ['MOTORBIKE_BAG', 'MOTORBIKE_BOX', 'CAR', 'BICYCLE', 'SCOOTER', 'VUC'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];
export const CONTAINERS = ['NORMAL', 'THERMIC'] as const;
export const CONTAINER_SIZES = ['SMALL', 'MEDIUM', 'LARGE', 'EXTRA_LARGE'] as const;
