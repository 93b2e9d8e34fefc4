import type { Em } from '@corre/db/orm.ts';
import { agora, onlyRow, sql } from '@corre/db/sql.ts';
import { descartarFuturas } from '../../saida/envio/anexar.ts';
import type { Fact, Told } from '../automato/walk.ts';
import { ritmoDaLoja } from '../conta/cotar.ts';
import { deliveryLimit } from '../conta/prazos.ts';
import { toldOf } from '../eventos/story.ts';
import type { OrderEvent } from '../formato/event.ts';
import { noSuchOrder } from '../formato/problem.ts';
import { EVENT_TYPES, type EventType, isEnd, type ProblemAction } from '../formato/vocabulary.ts';
import type { Needs } from '../pedido/asked.ts';
import { type Attempt, orderOf } from '../pedido/attempt.ts';
import { type Staged, tell } from '../teste/tell.ts';
import { cancelled, finished, nothingToAnswer, notYet, rejected } from './request.ts';

/** A call that changes the course of a test order. */
export interface TestCall {
  em: Em;
  deps: Needs;
  caller: { id: number; comercio_id: number };
}

/**
 * Returns the price in the test's ACCEPTED message, even if the shop's price table has changed. Returns 0 if it is
 * never accepted.
 */
async function priceOf({ em, deps }: TestCall, { fluxo_id }: Attempt): Promise<number> {
  const said = await em
    .getKysely()
    .selectFrom('mensagem_externa')
    .select('corpo_cifrado')
    .where('fluxo_id', '=', fluxo_id)
    .where('tipo', '=', 'ACCEPTED')
    .executeTakeFirst();
  const body: OrderEvent | null = said?.corpo_cifrado ? JSON.parse(deps.vault.open(said.corpo_cifrado)) : null;
  return body?.deliveryPrice?.price.value ?? 0;
}

async function stagedOf({ em, deps, caller }: TestCall, attempt: Attempt, valor: number): Promise<Staged> {
  const order = orderOf(deps.vault, attempt);
  if (!order) throw noSuchOrder();
  const pace = await ritmoDaLoja(em, deps.config, caller.comercio_id);
  const { told } = await toldOf(em, attempt.fluxo_id);
  const journey = {
    pace,
    told,
    ready: null,
    limit: deliveryLimit(order, attempt.criada_em),
    volta: attempt.quer_retorno,
  };
  const { fluxo_id, delivery_id: deliveryId, quer_conclusao: conclusao } = attempt;
  return { fluxo_id, integracao_id: caller.id, deliveryId, order, journey, valor, conclusao };
}

/** Locks the stream of a test and returns its current state: the messages whose time has come. */
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

/** Throws 422 if the test order was rejected or cancelled. */
function demandGoing({ passo }: Told): void {
  if (passo === 'REJECTED') throw rejected();
  if (passo === 'CANCELLED') throw cancelled();
}

async function goOn(call: TestCall, attempt: Attempt, told: Told, facts: readonly Fact[]): Promise<void> {
  const valor = await priceOf(call, attempt);
  await descartarFuturas(call.em, { id: attempt.fluxo_id });
  await tell(call.em, call.deps, await stagedOf(call, attempt, valor), told, facts);
}

const HAS_LEFT = /^(ORDER_PICKED|DELIVERY_|ARRIVED_AT_CUSTOMER|RETURN)/;
const AFTER_THE_SHOP = /^(ARRIVED_AT_MERCHANT|ORDER_PICKED|DELIVERY_|ARRIVED_AT_CUSTOMER|ORDER_DELIVERED|RETURN)/;

/** Cancels a test order and returns whether there are charges, by the rule for real orders. */
export async function cancelTest(call: TestCall, attempt: Attempt): Promise<boolean> {
  const { now, told } = await hold(call.em, attempt);
  if (told.passo === 'CANCELLED') return attempt.com_taxa ?? false;
  demandGoing(told);
  if (isEnd(told.passo)) throw finished();
  const com_taxa = AFTER_THE_SHOP.test(told.passo ?? '');
  await call.em.getKysely().updateTable('tentativa').set({ com_taxa }).where('id', '=', attempt.id).execute();
  await goOn(call, attempt, told, [{ tipo: 'cancelada', quando: now }]);
  return com_taxa;
}

const later = (instant: string, seconds: number) => new Date(Date.parse(instant) + seconds * 1000).toISOString();

/** The event that follows each answer to a test's problem. */
const AFTER: Record<ProblemAction, EventType> = {
  RETURN_TO_STORE: 'RETURNING_TO_MERCHANT',
  DELIVER_PRODUCT: 'ORDER_DELIVERED',
  CANCEL_DELIVERY: 'CANCELLED',
};

/**
 * Returns the events since a test's problem, or null before it. The problem is the one event that repeats its
 * predecessor.
 */
async function sinceProblem(em: Em, { fluxo_id }: Attempt): Promise<string[] | null> {
  const rows = await em
    .getKysely()
    .selectFrom('mensagem_externa')
    .select('tipo')
    .where('fluxo_id', '=', fluxo_id)
    .where('quando', '<=', agora)
    .orderBy('sequencia')
    .execute();
  const told = rows.map(({ tipo }) => tipo);
  const at = told.findIndex((tipo, i) => i > 0 && tipo === told[i - 1]);
  return at < 0 ? null : told.slice(at + 1);
}

/** Answers a test's problem: returned, cancelled, or delivered as the script has it. A repeat adds nothing. */
export async function answerTest(call: TestCall, attempt: Attempt, action: ProblemAction): Promise<void> {
  const { now, told } = await hold(call.em, attempt);
  const since = await sinceProblem(call.em, attempt);
  if (since?.includes(AFTER[action])) return;
  demandGoing(told);
  if (since === null || since.length > 0) throw nothingToAnswer();
  if (action === 'DELIVER_PRODUCT') return;
  const back: Fact[] = [
    { tipo: 'devolver', quando: now },
    { tipo: 'devolvido', quando: later(now, 10) },
    { tipo: 'finalizada', quando: later(now, 15) },
    { tipo: 'conclusao', quando: later(now, 17) },
  ];
  await goOn(call, attempt, told, action === 'CANCEL_DELIVERY' ? [{ tipo: 'cancelada', quando: now }] : back);
}

/** Accepts a call that changes nothing of a test order. Refuses it where a real order would. */
export async function noteTest(em: Em, attempt: Attempt): Promise<void> {
  demandGoing((await hold(em, attempt)).told);
}

/**
 * Confirms the end of a test order. Before the courier's last step it does nothing, because the script confirms by
 * itself soon after that step.
 */
export async function finishTest(call: TestCall, attempt: Attempt): Promise<void> {
  const { now, told } = await hold(call.em, attempt);
  demandGoing(told);
  if (isEnd(told.passo)) return;
  if (!told.terminada && !HAS_LEFT.test(told.passo ?? '')) throw notYet();
  if (!told.terminada) return;
  await goOn(call, attempt, told, [{ tipo: 'conclusao', quando: now }]);
}
