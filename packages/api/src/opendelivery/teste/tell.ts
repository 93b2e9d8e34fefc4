import { VEICULOS, type Veiculo } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';
import { anexar } from '../../saida/envio/anexar.ts';
import { type Fact, type Told, walk } from '../automato/walk.ts';
import { etaAt, type Journey } from '../conta/eta.ts';
import { type Carried, eventBody, VEHICLE_OF } from '../eventos/body.ts';
import { endingOf } from '../eventos/ending.ts';
import type { Order } from '../formato/order.ts';
import { TEST_PROBLEM } from './script.ts';

/** A test order with the data that its events need. */
export interface Staged {
  fluxo_id: number;
  integracao_id: number;
  deliveryId: string;
  order: Order;
  journey: Journey;
  valor: number;
  conclusao: boolean;
}

/** Returns one of the requested vehicles. */
const riddenIn = ({ vehicle: { type } }: Order): Veiculo =>
  VEICULOS.find((veiculo) => type.includes(VEHICLE_OF[veiculo])) ?? 'moto_mochila';

const carriedBy = ({ valor, order }: Staged): Carried => ({
  veiculo: riddenIn(order),
  valor,
  pessoa: { id: 'teste', name: 'Entregador T.' },
  tracking: null,
  others: [],
  lugar: null,
});

/** The messages of a test that ends without a delivery. */
const MESSAGES: Record<string, string> = {
  REJECTED: 'Pedido de teste: ninguém aceitou',
  CANCELLED: 'Pedido de teste: cancelado',
};

/** Appends the events of facts to a test's stream. The events may lie in the future. */
export async function tell(
  em: Em,
  { vault }: { vault: Vault },
  staged: Staged,
  told: Told,
  facts: readonly Fact[],
): Promise<void> {
  const { deliveryId, order, journey, conclusao } = staged;
  const { events } = walk(told, { volta: journey.volta, conclusao }, facts);
  const seen = { ...journey.told };
  const messages = events.map((event) => {
    if (!Object.hasOwn(seen, event.tipo)) Object.assign(seen, { [event.tipo]: event.quando });
    const body = eventBody({
      deliveryId,
      order,
      event,
      message: MESSAGES[event.tipo] ?? endingOf(event.tipo, seen.ORDER_DELIVERED ? 'entregue' : 'devolvida'),
      rejection: event.tipo === 'REJECTED' ? { reason: 'NO_DELIVERYPERSON_AVAILABLE' } : undefined,
      carried: carriedBy(staged),
      eta: etaAt(event.quando, { ...journey, told: seen }),
      problem: event.problema_id === undefined ? undefined : { ...TEST_PROBLEM, aberto_em: event.quando },
    });
    return { tipo: event.tipo, quando: event.quando, corpo: JSON.stringify(body) };
  });
  await anexar(em, vault, { id: staged.fluxo_id, integracao_id: staged.integracao_id }, messages);
}
