import type { Ponto } from '@corre/contract/mapa/ponto.ts';
import type { MotivoProblema, Veiculo } from '@corre/contract/vocabulario.ts';
import { metresBetween } from '../../base/distance.ts';
import type { WalkEvent } from '../automato/walk.ts';
import type { EventProblem, OrderEvent, RejectionInfo } from '../formato/event.ts';
import { type Order, pointOf } from '../formato/order.ts';
import type { Eta } from '../formato/primitives.ts';
import { BARE_EVENTS, type ProblemReason, type VehicleType } from '../formato/vocabulary.ts';

export const VEHICLE_OF: Record<Veiculo, VehicleType> = {
  moto_mochila: 'MOTORBIKE_BAG',
  moto_bau: 'MOTORBIKE_BOX',
  carro: 'CAR',
  bicicleta: 'BICYCLE',
  patinete: 'SCOOTER',
  utilitario: 'VUC',
};

export const REASON_OF: Record<MotivoProblema, ProblemReason> = {
  ninguem_atende: 'NOBODY_TO_RECEIVE',
  endereco_errado: 'CUSTOMER_ADDRESS_UNKNOWN',
  cliente_recusa: 'CUSTOMER_DID_NOT_PLACE_ORDER',
  avariado: 'ORDER_DAMAGED_OR_VIOLATED',
  pane: 'DELIVERYPERSON_OCCURRENCE',
  outro: 'OTHER',
  nao_pronto: 'ORDER_DELAYED',
  loja_fechada: 'OTHER',
};

/** A problem as the courier reported it. Events and details use the same instant. */
export interface Trouble {
  motivo: MotivoProblema;
  mensagem: string | null;
  aberto_em: string;
}

/** A courier who cannot continue needs another courier, not the shop's decision. Damaged goods are not delivered. */
export const eventProblem = ({ motivo, mensagem, aberto_em }: Trouble): EventProblem => ({
  reason: REASON_OF[motivo],
  ...(mensagem !== null && { message: mensagem }),
  datetime: aberto_em,
  canFinishDeliver: motivo !== 'pane' && motivo !== 'avariado',
  needMerchantAction: motivo !== 'pane',
});

/** Returns the first fields of every answer about an attempt. */
export const headOf = (
  order: Pick<Order, 'orderId' | 'orderDisplayId' | 'merchant' | 'customerName'>,
  deliveryId: string,
) => ({
  deliveryId,
  orderId: order.orderId,
  orderDisplayId: order.orderDisplayId,
  merchant: { id: order.merchant.id, name: order.merchant.name },
  customerName: order.customerName,
});

/** The courier of an order, its price and its tracking link. Every event after the acceptance contains these fields. */
export interface Carried {
  veiculo: Veiculo;
  /** in reais */
  valor: number;
  /** an opaque id, different for each integration */
  pessoa: { id: string; name: string };
  tracking: string | null;
  /** the other orders of the same delivery */
  others: readonly string[];
  /** null: none, or older than two minutes [localizacao] */
  lugar: (Ponto & { medida_em: string }) | null;
}

export const carriedFields = (
  { vehicle }: Pick<Order, 'vehicle'>,
  { veiculo, valor, pessoa, tracking, others }: Carried,
) => ({
  vehicle: {
    type: VEHICLE_OF[veiculo],
    container: vehicle.container,
    ...(vehicle.containerSize && { containerSize: vehicle.containerSize }),
  },
  deliveryPrice: priceOf(valor),
  deliveryPerson: pessoa,
  ...(tracking !== null && { externalTrackingURL: tracking }),
  ...(others.length > 0 && { combinedOrdersIds: [...others] }),
});

/** Returns the list price; nothing is added to it. */
export const priceOf = (valor: number) => ({
  price: { value: valor, currency: 'BRL' },
  pricingList: 'NORMAL' as const,
  additionalPricePercentual: 0,
});

/** The parts of one event's body. */
export interface Said {
  deliveryId: string;
  order: Order;
  event: WalkEvent;
  message?: string | undefined;
  rejection?: RejectionInfo | undefined;
  /** null: no courier has the order */
  carried: Carried | null;
  eta: Eta | null;
  /** the newest event of its batch says where the courier is now */
  newest?: boolean;
  problem?: Trouble | undefined;
}

const metres = (from: Ponto, to: Ponto) => String(Math.round(metresBetween(from, to)));

/**
 * Returns where the courier is. The standard has the instant beside the two distances only, so the instant is left out
 * if the order has no coordinates.
 */
function placeOf({ pickupAddress, deliveryAddress }: Order, { medida_em, ...here }: NonNullable<Carried['lugar']>) {
  const [pickup, delivery] = [pointOf(pickupAddress), pointOf(deliveryAddress)];
  if (!pickup || !delivery) return here;
  const distances = { distanceToPickup: metres(here, pickup), distanceToDelivery: metres(here, delivery) };
  return { ...here, lastAddress: { ...distances, timestamp: medida_em } };
}

const isBare = (type: string) => BARE_EVENTS.some((bare) => bare === type);

/** Returns the body of an event. */
export function eventBody(said: Said): OrderEvent {
  const { deliveryId, order, event, message, rejection, carried, eta, newest = false, problem } = said;
  const whole = carried !== null && eta !== null && !isBare(event.tipo);
  return {
    ...headOf(order, deliveryId),
    event: {
      type: event.tipo,
      datetime: event.quando,
      ...(message !== undefined && { message }),
      ...(rejection !== undefined && { rejectionInfo: rejection }),
    },
    ...(whole && { ...carriedFields(order, carried), eta }),
    ...(whole && newest && carried.lugar !== null && { geoLocalization: placeOf(order, carried.lugar) }),
    ...(problem !== undefined && { problem: [eventProblem(problem)] }),
  };
}
