import type { Em } from '@corre/db/orm.ts';
import { agora, onlyRow, sql } from '@corre/db/sql.ts';
import { descartarFuturas } from '../../saida/envio/anexar.ts';
import type { Fact, Told } from '../automato/walk.ts';
import { cotarPedido } from '../conta/cotar.ts';
import { deliveryLimit } from '../conta/prazos.ts';
import { toldOf } from '../eventos/story.ts';
import { noSuchOrder, Problem } from '../formato/problem.ts';
import { EVENT_TYPES, isEnd, type ProblemAction } from '../formato/vocabulary.ts';
import type { Needs } from '../pedido/asked.ts';
import { type Attempt, orderOf } from '../pedido/attempt.ts';
import { TEST_PRICE } from '../teste/script.ts';
import { type Staged, tell } from '../teste/tell.ts';

/** A call that changes how a test goes on. */
export interface TestCall {
  em: Em;
  deps: Needs;
  caller: { id: number; comercio_id: number };
}

async function stagedOf({ em, deps, caller }: TestCall, attempt: Attempt): Promise<Staged> {
  const order = orderOf(deps.vault, attempt);
  if (!order) throw noSuchOrder();
  const { valor, pace } = await cotarPedido(em, deps.config, caller.comercio_id, order);
  const { told } = await toldOf(em, attempt.fluxo_id);
  const journey = { pace, told, limit: deliveryLimit(order, attempt.criada_em), volta: attempt.quer_retorno };
  const { fluxo_id, delivery_id: deliveryId, quer_conclusao: conclusao } = attempt;
  return { fluxo_id, integracao_id: caller.id, deliveryId, order, journey, valor: valor ?? TEST_PRICE, conclusao };
}

/** The present of a test, under its stream's row: what has come by now. */
async function hold(em: Em, attempt: Attempt): Promise<{ now: string; told: Told }> {
  const { now } = await onlyRow(
    em,
    sql<{ now: string }>`select agora() as now from fluxo_externo where id = ${attempt.fluxo_id} for no key update`,
  );
  const last = await em
    .getKysely()
    .selectFrom('mensagem_externa')
    .select(['tipo', 'quando'])
    .where('fluxo_id', '=', attempt.fluxo_id)
    .where('quando', '<=', agora)
    .orderBy('sequencia', 'desc')
    .limit(1)
    .executeTakeFirst();
  const passo = EVENT_TYPES.find((type) => type === last?.tipo) ?? null;
  const delivered = passo === 'ORDER_DELIVERED' || passo === 'RETURNED_TO_MERCHANT';
  return { now, told: { passo, ultimo: last?.quando ?? null, terminada: delivered, concluida: false } };
}

async function goOn(call: TestCall, attempt: Attempt, told: Told, facts: readonly Fact[]): Promise<void> {
  await descartarFuturas(call.em, { id: attempt.fluxo_id });
  await tell(call.em, call.deps, await stagedOf(call, attempt), told, facts);
}

const AFTER_THE_SHOP = /^(ARRIVED_AT_MERCHANT|ORDER_PICKED|DELIVERY_|ARRIVED_AT_CUSTOMER|ORDER_DELIVERED|RETURN)/;

/** Cancels a test: whether with charges, as of a real order. */
export async function cancelTest(call: TestCall, attempt: Attempt): Promise<boolean> {
  const { now, told } = await hold(call.em, attempt);
  if (told.passo === 'CANCELLED') return attempt.com_taxa ?? false;
  if (told.passo === 'REJECTED') throw new Problem(422, 'Este pedido foi rejeitado: peça de novo com o mesmo orderId');
  if (isEnd(told.passo)) throw new Problem(422, 'Esta entrega já terminou');
  const com_taxa = AFTER_THE_SHOP.test(told.passo ?? '');
  await call.em.getKysely().updateTable('tentativa').set({ com_taxa }).where('id', '=', attempt.id).execute();
  await goOn(call, attempt, told, [{ tipo: 'cancelada', quando: now }]);
  return com_taxa;
}

const later = (instant: string, seconds: number) => new Date(Date.parse(instant) + seconds * 1000).toISOString();

/** The answer to a test's problem: brought back, cancelled, or tried again as the script has it. */
export async function answerTest(call: TestCall, attempt: Attempt, action: ProblemAction): Promise<void> {
  const { now, told } = await hold(call.em, attempt);
  if (isEnd(told.passo) || action === 'DELIVER_PRODUCT') return;
  const back: Fact[] = [
    { tipo: 'devolver', quando: now },
    { tipo: 'devolvido', quando: later(now, 10) },
    { tipo: 'finalizada', quando: later(now, 15) },
  ];
  await goOn(call, attempt, told, action === 'CANCEL_DELIVERY' ? [{ tipo: 'cancelada', quando: now }] : back);
}

/** The word that a test's last event waits for. */
export async function finishTest(call: TestCall, attempt: Attempt): Promise<void> {
  const { now, told } = await hold(call.em, attempt);
  if (isEnd(told.passo)) return;
  if (!told.terminada) throw new Problem(422, 'Esta entrega ainda não saiu: finalize depois da entrega');
  await goOn(call, attempt, told, [{ tipo: 'conclusao', quando: now }]);
}
