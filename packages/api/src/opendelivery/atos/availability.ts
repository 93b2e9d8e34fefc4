import { entregadoresLivres } from '../../pedidos/cotacao/frota.ts';
import { cotarPedido, esperaDaLoja } from '../conta/cotar.ts';
import { etaAt } from '../conta/eta.ts';
import { deliveryLimit } from '../conta/prazos.ts';
import { priceOf, VEHICLE_OF } from '../eventos/body.ts';
import type { Availability } from '../formato/answers.ts';
import { type QuoteRequest, quoteRequestSchema } from '../formato/order.ts';
import { Problem } from '../formato/problem.ts';
import { read } from '../formato/read.ts';
import { refusalAtTheDoor, ridden } from '../pedido/recusar-na-porta.ts';
import type { Call } from './call.ts';

type Free = Awaited<ReturnType<typeof entregadoresLivres>>;

/** Counts the free couriers with one of the named vehicles, or all free couriers if none is named. */
const wanted = ({ vehicle: { type, named } }: QuoteRequest, free: Free): number =>
  free
    .filter(({ veiculo }) => !named || type.includes(VEHICLE_OF[veiculo]))
    .reduce((sum, { livres }) => sum + livres, 0);

/** Answers `logisticsAvailability`: price and times of a delivery. It stores nothing and is not binding. */
export async function availability({ em, deps, caller, body }: Call): Promise<Availability> {
  const asked = read(quoteRequestSchema, body);
  const { merchant } = asked;
  if (merchant && caller.merchant_id !== null && merchant.id !== caller.merchant_id)
    throw new Problem(404, 'Loja desconhecida nesta integração');
  const now = new Date().toISOString();
  const { valor, pace } = await cotarPedido(em, deps.config, caller.comercio_id, asked);
  const couriers = await ridden(em);
  const order = { ...asked, notifyReadyForPickup: false, preparationStartDateTime: undefined };
  const refusal = refusalAtTheDoor(order, { valor, couriers, pace, now });
  if (valor === null || refusal?.info.reason === 'REGION_NOT_SERVED')
    throw new Problem(404, refusal?.message ?? 'Região não atendida');
  const wait = await esperaDaLoja(em, caller.comercio_id);
  const availableVehicles = wanted(asked, await entregadoresLivres(em, caller.comercio_id));
  const volta = asked.returnToMerchant && caller.retorno === 'exigir';
  return {
    deliveryPrice: priceOf(valor),
    vehicles: { availableVehicles },
    ETAs: etaAt(now, { pace, wait, told: {}, ready: null, limit: deliveryLimit(asked, now), volta }),
  };
}
