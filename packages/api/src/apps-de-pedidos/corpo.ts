import type { Veiculo } from '@corre/contract/vocabulario.ts';
import { REASON_OF, VEHICLE_OF } from '../opendelivery/eventos/body.ts';
import type { Aviso } from './caminho.ts';

/** The courier of a request, as an app sees him, and the recipient's page. */
export interface Leva {
  pessoa: { id: string; name: string };
  veiculo: Veiculo;
  /** null: there is no page, or its address has no host */
  rastreio: string | null;
}

/**
 * Returns the exact body of a message (OrderDispatched, OrderTracking of Open Delivery 1.7.0). `delivered` has no body.
 * No field holds the recipient's data, a position or a phone. `leva` is null without a courier.
 */
export function corpoDoAviso({ tipo, quando, problema }: Aviso, leva: Leva | null): string {
  if (tipo === 'delivered') return '';
  const info = {
    event: { type: tipo === 'dispatch' ? 'DELIVERY_ONGOING' : tipo, datetime: quando },
    ...(problema && { problem: { reason: REASON_OF[problema], datetime: quando } }),
    ...(leva && {
      vehicle: { type: [VEHICLE_OF[leva.veiculo]] },
      deliveryPerson: leva.pessoa,
      ...(leva.rastreio !== null && { externalTrackingURL: leva.rastreio }),
    }),
  };
  return JSON.stringify({ deliveryTrackingInfo: info });
}
