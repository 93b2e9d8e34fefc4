import { z } from 'zod';
import { CONTAINER_SIZES, CONTAINERS, VEHICLE_TYPES } from './vocabulary.ts';

/** Output is strict: exact names, times in UTC, no null. The schemas of `loose.ts` read the input. */

/** UTC, RFC 3339, with `Z` at the end. */
export const utcSchema = z.iso.datetime({ offset: false });
/** A UUID of any version: Open Delivery's own examples are version 1. */
export const uuidSchema = z.guid();

export const priceSchema = z.strictObject({ value: z.number(), currency: z.string().regex(/^[A-Z]{3}$/) });

export const merchantSchema = z.strictObject({ id: z.string().min(1).max(100), name: z.string().max(500) });

export const vehicleSchema = z.strictObject({
  type: z.enum(VEHICLE_TYPES),
  container: z.enum(CONTAINERS),
  containerSize: z.enum(CONTAINER_SIZES).optional(),
  instruction: z.string().optional(),
});

export const deliveryPriceSchema = z.strictObject({
  price: priceSchema,
  pricingList: z.enum(['NORMAL', 'DYNAMIC']),
  additionalPricePercentual: z.number(),
});

export const etaSchema = z.strictObject({
  updateMethod: z.enum(['ONLINE', 'OFFLINE']),
  pickupEtaInMinutes: z.int(),
  pickupEtaDatetime: utcSchema,
  deliveryEtaInMinutes: z.int(),
  deliveryEtaDatetime: utcSchema,
  maxDeliveryTime: utcSchema,
  returnToMerchantEtaInMinutes: z.int().optional(),
  returnToMerchantEtaDatetime: utcSchema.optional(),
});
export type Eta = z.output<typeof etaSchema>;

export const deliveryPersonSchema = z.strictObject({ id: z.string(), name: z.string() });

/** The available vehicles in a quote. */
export const vehiclesSchema = z.strictObject({
  availableVehicles: z.int().optional(),
  vehiclesAvailable: z
    .strictObject({
      type: z.array(z.enum(VEHICLE_TYPES)).max(10),
      container: z.enum(CONTAINERS),
      containerSize: z.enum(CONTAINER_SIZES).optional(),
    })
    .optional(),
  nextAvailableVehicle: z.int().optional(),
});
