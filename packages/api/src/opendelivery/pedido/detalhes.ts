import type { AcaoProblema } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { headOf, REASON_OF } from '../eventos/body.ts';
import type { OrderDetails } from '../formato/answers.ts';
import type { DeliveryEvent, OrderEvent } from '../formato/event.ts';
import { noSuchOrder } from '../formato/problem.ts';
import type { ProblemAction } from '../formato/vocabulary.ts';
import { type Attempt, orderOf } from './attempt.ts';

/** Returns the bodies of the events up to now, oldest first. Uses the unique index `mensagem_externa_ordem`. */
async function toldBodies(em: Em, vault: Vault, fluxo_id: number): Promise<OrderEvent[]> {
  const rows = await em
    .getKysely()
    .selectFrom('mensagem_externa')
    .select('corpo_cifrado')
    .where('fluxo_id', '=', fluxo_id)
    .where('quando', '<=', agora)
    .orderBy('sequencia')
    .execute();
  return rows.flatMap(({ corpo_cifrado }) => (corpo_cifrado === null ? [] : [JSON.parse(vault.open(corpo_cifrado))]));
}

type Problema = Pick<Row<'problema'>, 'motivo' | 'mensagem' | 'aberto_em' | 'acao' | 'encerrado_em'>;

const problemsOf = (em: Em, solicitacao_id: number): Promise<Problema[]> =>
  em
    .getKysely()
    .selectFrom('problema')
    .select(['motivo', 'mensagem', 'aberto_em', 'acao', 'encerrado_em'])
    .where('solicitacao_id', '=', solicitacao_id)
    .orderBy('id')
    .execute();

const ACTION_OF: Record<AcaoProblema, ProblemAction> = {
  tentar_de_novo: 'DELIVER_PRODUCT',
  novo_endereco: 'DELIVER_PRODUCT',
  trazer_de_volta: 'RETURN_TO_STORE',
  cancelar: 'CANCEL_DELIVERY',
};

const historyOf = ({ motivo, mensagem, aberto_em, acao, encerrado_em }: Problema) => ({
  reason: REASON_OF[motivo],
  ...(mensagem !== null && { message: mensagem }),
  datetime: aberto_em,
  resolved: encerrado_em !== null,
  ...(acao !== null && { actionTaken: ACTION_OF[acao] }),
  ...(encerrado_em !== null && { resolutionDate: encerrado_em }),
});

/** Returns the problems of a test order from its events. A problem is resolved once another event follows. */
const toldProblems = (bodies: readonly OrderEvent[]) =>
  bodies.flatMap(({ problem = [] }, i) =>
    problem.map(({ reason, message, datetime }) => ({
      reason,
      ...(message !== undefined && { message }),
      datetime,
      resolved: i < bodies.length - 1,
    })),
  );

function timesOf(bodies: readonly OrderEvent[]): OrderDetails['times'] {
  const eta = bodies.findLast((body) => body.eta !== undefined)?.eta;
  if (!eta) return undefined;
  const finished = bodies.find(({ event }) => event.type === 'DELIVERY_FINISHED')?.event.datetime;
  return {
    deliveryEtaDate: eta.deliveryEtaDatetime,
    maxDeliveryTime: eta.maxDeliveryTime,
    isDeliveryFinished: finished !== undefined,
    ...(finished !== undefined && { deliveryFinishDate: finished }),
  };
}

/** Returns courier and vehicle of the last event that has them, so that details never differ from the events sent. */
function carriedOf(bodies: readonly OrderEvent[]): Partial<OrderDetails> {
  const last = bodies.findLast((body) => body.vehicle !== undefined);
  if (!last) return {};
  const { vehicle, deliveryPrice, deliveryPerson, externalTrackingURL, combinedOrdersIds } = last;
  const times = timesOf(bodies);
  return {
    ...(vehicle && { vehicle }),
    ...(deliveryPrice && { deliveryPrice }),
    ...(deliveryPerson && { deliveryPerson }),
    ...(times && { times }),
    ...(externalTrackingURL && { externalTrackingURL }),
    ...(combinedOrdersIds && { combinedOrdersIds }),
  };
}

/** Returns `DeliveryOrderDetails` of the last attempt, with the events as sent. Throws 404 once its data is erased. */
export async function detalhesDe(em: Em, vault: Vault, attempt: Attempt): Promise<OrderDetails> {
  const order = orderOf(vault, attempt);
  if (!order) throw noSuchOrder();
  const bodies = await toldBodies(em, vault, attempt.fluxo_id);
  const asked: DeliveryEvent = { type: 'PENDING', datetime: attempt.criada_em };
  const { solicitacao_id } = attempt;
  const problem =
    solicitacao_id === null ? toldProblems(bodies) : (await problemsOf(em, solicitacao_id)).map(historyOf);
  return {
    ...headOf(order, attempt.delivery_id),
    events: [asked, ...bodies.map(({ event }) => event)],
    ...carriedOf(bodies),
    ...(problem.length > 0 && { problem }),
  };
}
