import { z } from 'zod';
import {
  deliveryPersonSchema,
  deliveryPriceSchema,
  etaSchema,
  merchantSchema,
  utcSchema,
  uuidSchema,
  vehicleSchema,
  vehiclesSchema,
} from './primitives.ts';
import { BARE_EVENTS, EVENT_TYPES, PROBLEM_ACTIONS, PROBLEM_REASONS, type REJECTION_REASONS } from './vocabulary.ts';

type Reason<Name extends (typeof REJECTION_REASONS)[number]> = Name;
const because = <Name extends (typeof REJECTION_REASONS)[number], Metadata extends z.ZodType>(
  reason: Reason<Name>,
  metadata: Metadata,
) => z.strictObject({ reason: z.literal(reason), metadata: metadata.optional() });

/** Why an attempt was rejected. The reason decides the type of `metadata`. */
export const rejectionInfoSchema = z.discriminatedUnion('reason', [
  because('PRICE_EXCEEDED', deliveryPriceSchema),
  because('VEHICLE_NOT_AVAILABLE', vehiclesSchema),
  because('NO_DELIVERYPERSON_AVAILABLE', z.strictObject({ nextAvailableVehicle: z.int() })),
  because('DOES_NOT_MEET_REQUESTED_TIMES', etaSchema),
  because('REGION_NOT_SERVED', z.never()),
  because('OTHER', z.never()),
]);
export type RejectionInfo = z.output<typeof rejectionInfoSchema>;

export const deliveryEventSchema = z.strictObject({
  type: z.enum(EVENT_TYPES),
  datetime: utcSchema,
  message: z.string().optional(),
  rejectionInfo: rejectionInfoSchema.optional(),
});
export type DeliveryEvent = z.output<typeof deliveryEventSchema>;

const problemFields = { reason: z.enum(PROBLEM_REASONS), message: z.string().optional(), datetime: utcSchema };

/** A problem in an event. */
export const eventProblemSchema = z.strictObject({
  ...problemFields,
  canFinishDeliver: z.boolean(),
  needMerchantAction: z.boolean(),
});
export type EventProblem = z.output<typeof eventProblemSchema>;

/** A problem in the details of an order. */
export const detailsProblemSchema = z.strictObject({
  ...problemFields,
  resolved: z.boolean(),
  actionTaken: z.enum(PROBLEM_ACTIONS).optional(),
  resolutionDate: utcSchema.optional(),
});

/** The first fields of every answer about an order. */
export const headFields = {
  deliveryId: uuidSchema,
  orderId: uuidSchema,
  orderDisplayId: z.string(),
  merchant: merchantSchema,
  customerName: z.string(),
};

const isBare = (type: string) => BARE_EVENTS.some((bare) => bare === type);

/**
 * Returns whether vehicle and price are present, where a courier has the order. The text of Open Delivery requires
 * them; its published schema does not.
 */
export const tellsWhoHasIt = (
  type: string,
  { vehicle, deliveryPrice }: { vehicle?: unknown; deliveryPrice?: unknown },
) => isBare(type) || (vehicle !== undefined && deliveryPrice !== undefined);

/** Where the courier is, and since when. The distances are in metres, as text. */
const placeSchema = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  lastAddress: z
    .strictObject({ distanceToPickup: z.string(), distanceToDelivery: z.string(), timestamp: utcSchema })
    .optional(),
});

/** `DeliveryOrderEvent`: the body of an event. */
export const orderEventSchema = z
  .strictObject({
    ...headFields,
    event: deliveryEventSchema,
    vehicle: vehicleSchema.optional(),
    deliveryPrice: deliveryPriceSchema.optional(),
    eta: etaSchema.optional(),
    deliveryPerson: deliveryPersonSchema.optional(),
    problem: z.array(eventProblemSchema).min(1).optional(),
    geoLocalization: placeSchema.optional(),
    externalTrackingURL: z.url().optional(),
    combinedOrdersIds: z.array(uuidSchema).min(1).optional(),
  })
  .refine((body) => tellsWhoHasIt(body.event.type, body), 'vehicle and deliveryPrice are missing')
  .refine(({ event, eta, deliveryPerson }) => isBare(event.type) || (eta && deliveryPerson), 'eta or courier missing')
  .refine(({ event }) => (event.type === 'REJECTED') === (event.rejectionInfo !== undefined), 'rejectionInfo');
export type OrderEvent = z.output<typeof orderEventSchema>;
