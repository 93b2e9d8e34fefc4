import type { Ponto } from '@corre/contract/mapa/ponto.ts';
import { z } from 'zod';
import {
  echoed,
  flag,
  instant,
  maybe,
  maybeFlag,
  maybeText,
  minutes,
  number,
  price,
  requiredText,
  uuid,
} from './loose.ts';
import { CONTAINER_SIZES, CONTAINERS, VEHICLE_TYPES } from './vocabulary.ts';

const TEXT_MAX = 500;
const NOTE_MAX = 1_000;

/** Returns a schema for an optional coordinate. An unreadable or impossible value counts as absent. */
const coordinate = (limit: number) =>
  maybe(number)
    .catch(undefined)
    .transform((value) => (value !== undefined && Math.abs(value) <= limit ? value : undefined));

/** All fields of an address. The street of the delivery address is the only required field. */
const address = z.object({
  state: maybeText(10),
  city: maybeText(TEXT_MAX),
  district: maybeText(TEXT_MAX),
  street: maybeText(TEXT_MAX),
  number: maybeText(50),
  postalCode: maybeText(20),
  complement: maybeText(TEXT_MAX),
  reference: maybeText(NOTE_MAX),
  instructions: maybeText(NOTE_MAX),
  latitude: coordinate(90),
  longitude: coordinate(180),
});
export type Address = z.output<typeof address>;

/** Returns the point of an address, or undefined without coordinates. */
export const pointOf = ({ latitude, longitude }: Address): Ponto | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

const deliveryAddress = address.extend({ street: requiredText(TEXT_MAX) });

/** The vehicle types of an order. Unknown types are accepted and dropped later. */
const types = z.union([z.array(z.string()).max(50), z.string().transform((type) => [type])]);
const oneOf = <Value extends string>(values: readonly Value[]) =>
  z
    .unknown()
    .optional()
    .transform((value) => values.find((known) => known === value));

const vehicle = z
  .object({
    type: types,
    container: oneOf(CONTAINERS).transform((container) => container ?? 'NORMAL'),
    containerSize: oneOf(CONTAINER_SIZES),
    instruction: maybeText(TEXT_MAX),
  })
  .transform(({ type, ...rest }) => ({
    ...rest,
    type: VEHICLE_TYPES.filter((known) => type.includes(known)),
    /** any vehicle type was named, known or not */
    named: type.length > 0,
  }));

const limitTimes = z.object({
  pickupLimit: maybe(minutes),
  deliveryLimit: maybe(minutes),
  orderCreatedAt: maybe(instant),
});

/** Becomes a header: printable ASCII only, 1 to 100 characters. */
export const merchantId = z
  .string('deve ser um texto')
  .regex(/^[\x21-\x7e]([\x20-\x7e]{0,98}[\x21-\x7e])?$/, 'deve ter de 1 a 100 caracteres sem acentos');
const merchant = z.object({ id: merchantId, name: maybe(echoed(TEXT_MAX)).transform((name) => name ?? '') });

const offlineMethod = z.object({ type: maybeText(100), amount: maybe(price) });
const payments = z.object({
  method: maybeText(20),
  wirelessPos: maybeFlag,
  offlineMethod: maybe(z.array(offlineMethod).max(100)),
  change: maybe(price),
});
export type Payments = z.output<typeof payments>;

/** The common fields of a quote and an order. */
const asked = {
  pickupAddress: address,
  deliveryAddress,
  returnToMerchant: flag,
  canCombine: flag,
  vehicle,
  limitTimes,
  totalOrderPrice: price,
  totalWeight: number.refine((grams) => grams >= 0 && grams <= 10_000_000, 'peso inválido'),
  additionalPricePercentual: maybe(
    number.refine((percent) => percent >= 0 && percent <= 10_000, 'percentual inválido'),
  ),
};

/** `DeliveryAvailabilityPrice`, read tolerantly. */
export const quoteRequestSchema = z.object({ ...asked, merchant: maybe(merchant) });
export type QuoteRequest = z.output<typeof quoteRequestSchema>;

/** `DeliveryOrder`, read tolerantly. Other fields stay in the stored body. */
export const orderSchema = z.object({
  ...asked,
  orderId: uuid,
  orderDisplayId: echoed(TEXT_MAX),
  merchant,
  customerName: echoed(TEXT_MAX),
  customerPhone: maybeText(50),
  payments,
  pickupCode: maybeText(100),
  notifyReadyForPickup: maybeFlag,
  notifyPickup: maybeFlag,
  notifyConclusion: maybeFlag,
  confirmationCodeRequired: maybeFlag,
  preparationStartDateTime: maybe(instant),
  specialInstructions: maybeText(NOTE_MAX),
  combinedOrdersIds: maybe(z.array(uuid).max(100)),
});
export type Order = z.output<typeof orderSchema>;
