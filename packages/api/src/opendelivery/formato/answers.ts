import { z } from 'zod';
import { deliveryEventSchema, detailsProblemSchema, headFields, tellsWhoHasIt } from './event.ts';
import {
  deliveryPersonSchema,
  deliveryPriceSchema,
  etaSchema,
  utcSchema,
  uuidSchema,
  vehicleSchema,
  vehiclesSchema,
} from './primitives.ts';
import { MERCHANT_STATUS } from './vocabulary.ts';

/** `DeliveryOrderResponse`, 202. */
export const orderResponseSchema = z.strictObject({
  deliveryId: uuidSchema,
  event: z.literal('PENDING'),
  completion: z.strictObject({ estimate: utcSchema.optional(), rejectAfter: utcSchema.optional() }),
  deliveryDetailsURL: z.url().optional(),
});
export type OrderResponse = z.output<typeof orderResponseSchema>;

/** `DeliveryOrderDetails`, 200. */
export const orderDetailsSchema = z
  .strictObject({
    ...headFields,
    customerPhone: z.string().optional(),
    events: z.array(deliveryEventSchema).min(1),
    vehicle: vehicleSchema.optional(),
    deliveryPrice: deliveryPriceSchema.optional(),
    times: z
      .strictObject({
        deliveryEtaDate: utcSchema,
        maxDeliveryTime: utcSchema,
        isDeliveryFinished: z.boolean(),
        deliveryFinishDate: utcSchema.optional(),
      })
      .optional(),
    deliveryPerson: deliveryPersonSchema.optional(),
    problem: z.array(detailsProblemSchema).min(1).optional(),
    externalTrackingURL: z.url().optional(),
    combinedOrdersIds: z.array(uuidSchema).min(1).optional(),
  })
  .refine((body) => tellsWhoHasIt(body.events.at(-1)?.type ?? 'PENDING', body), 'vehicle and deliveryPrice are missing')
  .refine(
    ({ events, times }) => times !== undefined || tellsWhoHasIt(events.at(-1)?.type ?? 'PENDING', {}),
    'times are missing',
  );
export type OrderDetails = z.output<typeof orderDetailsSchema>;

/** `DeliveryAvailabilityPriceResponse`, 200. */
export const availabilitySchema = z.strictObject({
  deliveryPrice: deliveryPriceSchema.optional(),
  vehicles: vehiclesSchema.optional(),
  ETAs: etaSchema.optional(),
});
export type Availability = z.output<typeof availabilitySchema>;

/** The answer of a cancellation, 202. */
export const cancelResponseSchema = z.strictObject({ additionalCharges: z.boolean() });

/** `MerchantSummary` of the standard's merchant capability. */
const merchantSummarySchema = z.strictObject({
  id: z.string().min(1),
  name: z.string(),
  status: z.enum(MERCHANT_STATUS),
});

/** The answer of `listMerchants`, 200. */
export const merchantsSchema = z.strictObject({
  merchants: z.array(merchantSummarySchema),
  pagination: z.strictObject({
    page: z.int().min(1),
    pageSize: z.int().min(1),
    totalItems: z.int().min(0),
    totalPages: z.int().min(0),
  }),
});
export type Merchants = z.output<typeof merchantsSchema>;

/** The answer of the token endpoint, 200. */
export const tokenResponseSchema = z.strictObject({
  access_token: z.string().min(1),
  token_type: z.literal('bearer'),
  expires_in: z.int().positive(),
});

/** `application/problem+json`, the body of every refusal. */
export const problemSchema = z.strictObject({ title: z.string().min(1), status: z.int().min(400).max(599) });
/** A refusal of the token endpoint. Version 2 adds `code` and `message`. */
export const tokenProblemSchema = problemSchema.extend({ code: z.string(), message: z.string() });
