import type { Veiculo } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { etaAt, type Pace } from '../conta/eta.ts';
import { countedFrom } from '../conta/prazos.ts';
import { VEHICLE_OF } from '../eventos/body.ts';
import type { RejectionInfo } from '../formato/event.ts';
import type { Order } from '../formato/order.ts';

/** Why an order is rejected before it becomes a solicitação. */
export interface Refusal {
  info: RejectionInfo;
  message: string;
}

const MINUTE_MS = 60_000;

/**
 * Returns the vehicles of the active couriers. The recursion jumps from one vehicle to the next in the index
 * `entregador_veiculo`. Its cost does not depend on the number of couriers.
 */
export async function ridden(em: Em): Promise<Veiculo[]> {
  const found = await rows(
    em,
    sql<{ veiculo: Veiculo }>`
      with recursive usado(veiculo) as (
        (select veiculo from entregador where ativo order by veiculo limit 1)
        union all
        select (select e.veiculo from entregador e where e.ativo and e.veiculo > u.veiculo order by e.veiculo limit 1)
          from usado u where u.veiculo is not null)
      select veiculo from usado where veiculo is not null`,
  );
  return found.map(({ veiculo }) => veiculo);
}

type Asked = Pick<Order, 'vehicle' | 'limitTimes' | 'notifyReadyForPickup' | 'preparationStartDateTime'>;

/** Returns whether no courier has any of the named vehicles. */
const noVehicle = ({ vehicle: { type, named } }: Asked, couriers: readonly Veiculo[]): boolean =>
  named && !couriers.some((veiculo) => type.includes(VEHICLE_OF[veiculo]));

/**
 * Returns whether a limit is impossible: in the past, or below half of our usual time. A tighter limit than usual is
 * tried, because a near courier may keep it.
 */
function tooSoon({ limitTimes }: Asked, pace: Pace, now: string): boolean {
  const from = Date.parse(countedFrom({ limitTimes }, now));
  const misses = (limit: number | undefined, usual: number) =>
    limit !== undefined && limit > 0 && from + limit * MINUTE_MS < Date.parse(now) + (usual / 2) * MINUTE_MS;
  return misses(limitTimes.deliveryLimit, pace.entrega) || misses(limitTimes.pickupLimit, pace.coleta);
}

interface Known {
  /** null: no price for this place */
  valor: number | null;
  couriers: readonly Veiculo[];
  pace: Pace;
  now: string;
}

/**
 * Returns why an order is rejected at once. Returns null if it is not. PRICE_EXCEEDED never occurs: the standard
 * compares a surcharge on the list price with `additionalPricePercentual`, and we add none.
 */
export function refusalAtTheDoor(order: Asked, { valor, couriers, pace, now }: Known): Refusal | null {
  if (valor === null) {
    return { info: { reason: 'REGION_NOT_SERVED' }, message: 'Não há preço cadastrado para este endereço' };
  }
  if (noVehicle(order, couriers)) {
    const info = { reason: 'VEHICLE_NOT_AVAILABLE' as const, metadata: { availableVehicles: 0 } };
    return { info, message: 'Ninguém aqui usa o veículo pedido' };
  }
  if (tooSoon(order, pace, now)) {
    const metadata = etaAt(now, { pace, told: {}, ready: null, limit: null, volta: false });
    return {
      info: { reason: 'DOES_NOT_MEET_REQUESTED_TIMES', metadata },
      message: 'Não chegamos a tempo do limite pedido',
    };
  }
  return null;
}
