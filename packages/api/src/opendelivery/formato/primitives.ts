import { z } from 'zod';
import { CONTAINER_SIZES, CONTAINERS, VEHICLE_TYPES } from './vocabulary.ts';

/** What leaves this room is strict: exact names, times in UTC, nothing null. What comes in is read by the loose schemas beside. */

/** UTC, RFC 3339, ending in `Z`. */
export const utcSchema = z.iso.datetime({ offset: false });
/** Any version: the specification's own examples are version 1. */
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

/** Of the vehicles a quote speaks of. */
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
