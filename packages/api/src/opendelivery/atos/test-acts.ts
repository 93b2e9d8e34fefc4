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

/** A call that changes how a test goes on. */
export interface TestCall {
  em: Em;
  deps: Needs;
  caller: { id: number; comercio_id: number };
}

/** What it costs, as its acceptance says or will say, whatever the shop's table says by now; 0 where it is never accepted. */
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

/** 422 once nobody took it, or it was cancelled. */
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

/** Cancels a test: whether with charges, as of a real order. */
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

/** What follows the problem of a test that was answered so. */
const AFTER: Record<ProblemAction, EventType> = {
  RETURN_TO_STORE: 'RETURNING_TO_MERCHANT',
  DELIVER_PRODUCT: 'ORDER_DELIVERED',
  CANCEL_DELIVERY: 'CANCELLED',
};

/** What has come of a test since its problem, which is the one event that repeats the one before it; null: it had none yet. */
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

/** The answer to a test's problem: brought back, cancelled, or tried again as the script has it. Its repeat adds nothing. */
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

/** A call that a test notes and that moves nothing of it: refused where that of a real order is. */
export async function noteTest(em: Em, attempt: Attempt): Promise<void> {
  demandGoing((await hold(em, attempt)).told);
}

/** The word that a test's last event waits for. Before the courier's last step the script says it by itself, soon after that step. */
export async function finishTest(call: TestCall, attempt: Attempt): Promise<void> {
  const { now, told } = await hold(call.em, attempt);
  demandGoing(told);
  if (isEnd(told.passo)) return;
  if (!told.terminada && !HAS_LEFT.test(told.passo ?? '')) throw notYet();
  if (!told.terminada) return;
  await goOn(call, attempt, told, [{ tipo: 'conclusao', quando: now }]);
}
