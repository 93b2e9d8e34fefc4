import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ACOES_PROBLEMA, MOTIVOS_PROBLEMA } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../harness/builders.ts';
import { Client } from '../harness/client.ts';
import { startProcess, startProcesses, type TestProcess } from '../harness/process.ts';
import { drawnSeed } from '../harness/seed.ts';
import { ficarOnline } from '../harness/shift.ts';
import { type StoppedClock, stopClock } from '../harness/stopped-clock.ts';
import { startApi, type TestApi } from '../harness/test-api.ts';
import { EVENT_OF_STEP, flaws } from '../open-delivery/flaws.ts';
import { anOrder, PointOfSale } from '../open-delivery/point-of-sale.ts';
import { type Requester, startRequester } from '../requester/requester.ts';

/** The number of runs and of commands in each. `MODELO_RODADAS` changes it. */
const RODADAS = Math.ceil(Number(process.env.MODELO_RODADAS ?? 8) / 8);
const COMANDOS = 60;
/** A process is killed at most so many milliseconds after a call: before, during and after its transaction. */
const QUEDA_MS = 25;

const AMBIENTE = { VARREDURA_SEGUNDOS: '3600', OD_REDE_LOCAL: 'true', OD_REJEITAR_MIN: '10', ABERTAS_POR_LOJA: '500' };

let api: TestApi;
let pos: Requester;
let mine: PointOfSale;
let strangers: PointOfSale;
let clock: StoppedClock;
let processes: TestProcess[] = [];
let loja: SignedIn;
let suporte: SignedIn;
let couriers: SignedIn[];
const orders: ReturnType<typeof anOrder>[] = [];

const em = (): Em => api.orm.em.fork();
const at = () => processes[0]?.base ?? api.base;
const por = ({ cliente }: SignedIn) => new Client(at(), cliente.cookie);
const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)];

const settings = () => ({
  ...AMBIENTE,
  DATABASE_URL: api.url,
  CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
  DATA_DIR: api.config.DATA_DIR,
});

async function connect(nome: string, comercio: SignedIn): Promise<PointOfSale> {
  const admin = await api.novo.funcionario('admin');
  const { status, body } = await admin.cliente.post<{
    id: number;
    client_id: string;
    client_secret: string;
    detail: string;
  }>('/admin/integracoes', {
    nome,
    comercio_nome: comercio.nome,
    ambiente: 'producao',
    url_eventos: pos.events,
    url_codigo: pos.codes,
  });
  if (status !== 200) throw new Error(body.detail);
  pos.secrets.push(body.client_secret);
  return new PointOfSale(at(), { ...body, secret: body.client_secret });
}

beforeAll(async () => {
  api = await startApi(AMBIENTE);
  pos = await startRequester();
  loja = await api.novo.comercio();
  await por(loja).put(`/comercio/${encodeURIComponent(loja.nome)}/precos`, { fixo: 9.5, bairros: [] });
  mine = await connect('Sistema Sabor', loja);
  strangers = await connect('Outro sistema', await api.novo.comercio());
  suporte = await api.novo.funcionario('suporte');
  couriers = await Promise.all([1, 2, 3].map(() => api.novo.entregador()));
  processes = await startProcesses(settings(), settings());
  clock = await stopClock(em());
  await ficarOnline(...couriers);
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map((each) => each.kill()));
  await pos?.close();
  await api?.close();
});

/** Returns the open deliveries in the database. */
const open = () =>
  em()
    .getKysely()
    .selectFrom('solicitacao')
    .select(['id', 'status', 'entregador_id'])
    .where('status', 'not in', ['finalizada', 'cancelada'])
    .orderBy('id')
    .execute();
const holderOf = async (numero: number) => {
  const mineOpen = (await open()).filter(({ entregador_id }) => entregador_id !== null);
  const delivery = pick(mineOpen, numero);
  const courier = couriers.find(({ id }) => id === delivery?.entregador_id);
  return delivery && courier ? { delivery, courier } : undefined;
};

type Do = (who: number, what: number) => Promise<number | undefined>;
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const onOrder = (path: string, body: (what: number) => object | undefined): Do => {
  return async (who, what) => {
    const order = pick(orders, who);
    return order && statusOf(mine.at(at()).call('POST', `${path}/${order.orderId}`, body(what)));
  };
};

const ask: Do = async (_who, what) => {
  const order = anOrder({
    notifyReadyForPickup: what % 3 === 0,
    notifyPickup: what % 2 === 0,
    notifyConclusion: what % 5 === 0,
    returnToMerchant: what % 4 === 0,
    confirmationCodeRequired: what % 6 === 0,
    // No time limits, so that a jump of the clock makes nothing late.
    limitTimes: {},
  });
  orders.push(order);
  return statusOf(mine.at(at()).call('POST', 'delivery', order));
};

const COMMANDS: Record<string, Do> = {
  ask,
  'ask again': async (who, what) => {
    const order = pick(orders, who);
    return (
      order &&
      statusOf(mine.at(at()).call('POST', 'delivery', what % 4 === 0 ? { ...order, orderDisplayId: 'X' } : order))
    );
  },
  cancel: onOrder('cancel', (what) => ({
    reason: 'OTHER',
    ...(what % 2 === 0 && { action: what % 4 === 0 ? 'RETURN_TO_STORE' : 'CANCEL_DELIVERY' }),
  })),
  ready: onOrder('readyForPickup', () => undefined),
  picked: onOrder('orderPicked', () => ({ volumePicked: 1 })),
  finished: onOrder('finishDelivery', () => ({ finishDate: new Date().toISOString() })),
  'answer a problem': onOrder('handleProblem', (what) => ({
    reason: 'NOBODY_TO_RECEIVE',
    action: pick(['RETURN_TO_STORE', 'DELIVER_PRODUCT', 'CANCEL_DELIVERY'], what),
  })),
  details: async (who) => {
    const order = pick(orders, who);
    return order && statusOf(mine.at(at()).call('GET', `delivery/${order.orderId}`));
  },
  accept: async (who) => {
    const courier = pick(couriers, who);
    if (!courier) return undefined;
    const { body } = await por(courier).get<{ proxima_entrega: { id: number } | null }>(
      `/entregador/${courier.id}/proxima-entrega`,
    );
    const id = body.proxima_entrega?.id;
    return id === undefined
      ? undefined
      : statusOf(por(courier).put(`/entregador/${courier.id}/aceitar-solicitacao/${id}`));
  },
  step: async (who, what) => {
    const found = await holderOf(who);
    if (!found) return undefined;
    const novo_status =
      { aceita: 'em_retirada', em_retirada: 'em_entrega' }[found.delivery.status as string] ?? 'finalizada';
    const codigo = novo_status === 'finalizada' && what % 3 > 0 ? { codigo: '7788' } : {};
    return statusOf(
      por(found.courier).put(`/entregador/solicitacao/${found.delivery.id}/status`, { novo_status, ...codigo }),
    );
  },
  milestone: async (who, what) => {
    const found = await holderOf(who);
    const tipo = pick(['no_cliente', 'entregue', 'devolvido'], what);
    return (
      found &&
      statusOf(
        por(found.courier).put(`/entregador/solicitacao/${found.delivery.id}/marco`, {
          tipo,
          ...(tipo === 'entregue' && { codigo: '7788' }),
        }),
      )
    );
  },
  problem: async (who, what) => {
    const found = await holderOf(who);
    const motivo = pick(MOTIVOS_PROBLEMA, what);
    return (
      found && statusOf(por(found.courier).post(`/entregador/solicitacao/${found.delivery.id}/problema`, { motivo }))
    );
  },
  'support steps in': async (who, what) => {
    const found = await holderOf(who);
    const acao = pick(['finalizar', 'cancelar', 'transferir'], what);
    const entregador_id = pick(couriers, what)?.id;
    return (
      found &&
      statusOf(
        por(suporte).put(`/suporte/solicitacao/${found.delivery.id}/intervir`, {
          acao,
          motivo: 'modelo',
          entregador_id,
        }),
      )
    );
  },
  'the shop answers a problem': async (who, what) => {
    const [problema] = await em().execute<{ id: number }[]>(
      'select id from problema where encerrado_em is null order by id limit 1 offset ?',
      [who % 3],
    );
    const acao = pick(ACOES_PROBLEMA, what);
    return (
      problema && statusOf(por(loja).put(`/comercio/problema/${problema.id}`, { acao, mensagem: 'Rua do Modelo, 1' }))
    );
  },
  'the shop cancels': async (who) => {
    const delivery = pick(await open(), who);
    return delivery && statusOf(por(loja).put(`/comercio/solicitacao/${delivery.id}/cancelar`));
  },
  'time passes': async (_who, what) => {
    await clock.advance(pick([1, 16, 61, 301, 700, 3_601], what) ?? 1);
    await Promise.all(
      couriers.map((courier) => por(courier).put(`/entregador/${courier.id}/status-online`, { online: true })),
    );
    return undefined;
  },
  'the receiver falters': async (_who, what) => {
    pos.answer(pick([204, 500, 'reset', 204, 200, 400, 'redirect'] as const, what) ?? 204);
    return undefined;
  },
  'another process answers': async () => {
    processes.reverse();
    return undefined;
  },
};
const NAMES = Object.keys(COMMANDS);
/** The allowed statuses. Any other status is a fault. */
const ALLOWED = [200, 202, 400, 403, 404, 409, 422, 503];

interface Command {
  name: string;
  who: number;
  what: number;
  dies: boolean;
}
const WEIGHTS: Record<string, number> = { ask: 6, step: 14, accept: 10, milestone: 4, problem: 2, cancel: 2 };
const commands = fc.array(
  fc.record({
    name: fc.oneof(...NAMES.map((name) => ({ arbitrary: fc.constant(name), weight: WEIGHTS[name] ?? 2 }))),
    who: fc.nat(10_000),
    what: fc.nat(10_000),
    dies: fc.integer({ min: 0, max: 14 }).map((number) => number === 0),
  }),
  { minLength: COMANDOS, maxLength: COMANDOS },
);

/** Executes a command. Sometimes it kills the process meanwhile and repeats the command at the other one. */
async function perform({ name, who, what, dies }: Command): Promise<void> {
  const act = COMMANDS[name];
  if (!act) return;
  const [victim, other] = processes;
  if (!dies || !victim || !other) {
    const status = await act(who, what);
    if (status !== undefined) expect(ALLOWED, `${name} ${status}`).toContain(status);
    return;
  }
  const unanswered = act(who, what).catch(() => undefined);
  await wait(what % QUEDA_MS);
  await victim.kill();
  processes = [other];
  await unanswered;
  const status = await act(who, what).catch((error: unknown) => {
    throw new Error(`${name} after a death`, { cause: error });
  });
  if (status !== undefined) expect(ALLOWED, `${name} ${status}`).toContain(status);
  processes = [await startProcess(settings()), other];
}

const waiting = async () => {
  const [{ total } = { total: 0 }] = await em().execute<{ total: number }[]>(`
    select (select count(*) from fato_externo)::int + (select count(*) from mensagem_externa m
             where m.entregue_em is null and m.desistido_em is null)::int as total`);
  return total;
};

/** Lets the receiver accept everything, and advances the clock until all messages have arrived. */
async function everythingArrives(): Promise<void> {
  pos.answer(204);
  pos.release();
  const deadline = Date.now() + 60_000;
  while ((await waiting()) > 0) {
    if (Date.now() > deadline) throw new Error(`${await waiting()} messages never arrived`);
    await clock.advance(600);
    await wait(250);
  }
}

/** Ends every open delivery. */
async function finishAll(): Promise<void> {
  for (const { id, status } of await open()) {
    if (status === 'aguardando') await por(loja).put(`/comercio/solicitacao/${id}/cancelar`);
    else await por(suporte).put(`/suporte/solicitacao/${id}/intervir`, { acao: 'finalizar', motivo: 'modelo' });
  }
  // Passes the time within which a point of sale may report the end itself.
  await clock.advance(3_700);
}

/** Returns the events in the order of arrival, by delivery, without repetitions. */
function stories() {
  const told = new Map<string, { type: string; when: string; problem: boolean }[]>();
  for (const { raw, status } of pos.arrivals) {
    if (status === null || status < 200 || status > 299) continue;
    const { deliveryId, event, problem } = JSON.parse(raw) as {
      deliveryId: string;
      event: { type: string; datetime: string };
      problem?: unknown[];
    };
    const story = told.get(deliveryId) ?? [];
    const next = { type: event.type, when: event.datetime, problem: problem !== undefined };
    if (!story.some(({ type, when }) => type === next.type && when === next.when)) story.push(next);
    told.set(deliveryId, story);
  }
  return told;
}

async function check(): Promise<void> {
  const told = stories();
  for (const [deliveryId, story] of told)
    expect({ deliveryId, flaws: flaws(story), story }).toMatchObject({ flaws: [] });
  expect(pos.overlaps).toEqual([]);
  expect(pos.arrivals.filter(({ signedBy }) => signedBy === -1)).toEqual([]);
  const steps = await em().execute<{ delivery_id: string; status: keyof typeof EVENT_OF_STEP }[]>(`
    select t.delivery_id, h.status from tentativa t join fluxo_externo f on f.id = t.fluxo_id
      join solicitacao_historico h on h.solicitacao_id = f.solicitacao_id where h.status <> 'aguardando'`);
  for (const { delivery_id, status } of steps) {
    const story = told.get(delivery_id) ?? [];
    const events: readonly string[] = EVENT_OF_STEP[status];
    const times = story.filter(({ type, problem }) => !problem && events.includes(type)).length;
    expect({ delivery_id, status, times, story }).toMatchObject({ times: 1 });
  }
  const twice = await em().execute(`
    select p.order_id from pedido_externo p join tentativa t on t.pedido_externo_id = p.id
      join fluxo_externo f on f.id = t.fluxo_id join solicitacao s on s.id = f.solicitacao_id
     where s.status not in ('finalizada', 'cancelada') group by p.order_id having count(*) > 1`);
  expect(twice).toEqual([]);
  const lost = await em().execute('select id from mensagem_externa where desistido_em is not null');
  expect(lost).toEqual([]);
}

/** One order is finished and one is cancelled, so that every run has both ends. */
const BEGINNING: Command[] = [
  { name: 'ask', what: 1 },
  ...[0, 1, 2].map((who) => ({ name: 'accept', who })),
  ...[1, 2, 3].map(() => ({ name: 'step' })),
  { name: 'ask', what: 7 },
  { name: 'the shop cancels' },
].map((command) => ({ who: 0, what: 1, dies: false, ...command }));

async function prove(list: Command[]): Promise<void> {
  if (processes.length < 2) processes.push(await startProcess(settings()));
  for (const command of [...BEGINNING, ...list]) await perform(command);
  await finishAll();
  await everythingArrives();
  await check();
}

describe('whatever a point of sale, couriers, support, time and dying processes do', { timeout: 600_000 }, () => {
  it('its order is told once, in order, signed and without a gap', () =>
    fc.assert(fc.asyncProperty(commands, prove), { numRuns: RODADAS, endOnFailure: true, seed: drawnSeed() }));

  it('and nobody else sees that there is one', async () => {
    const order = anOrder();
    const now = { mine: mine.at(at()), strangers: strangers.at(at()) };
    await now.mine.call('POST', 'delivery', order);
    for (const [method, path] of [
      ['GET', 'delivery'],
      ['POST', 'cancel'],
      ['POST', 'readyForPickup'],
    ] as const) {
      const body = path === 'cancel' ? { reason: 'OTHER' } : undefined;
      const foreign = await now.strangers.call(method, `${path}/${order.orderId}`, body);
      const unknown = await now.strangers.call(method, `${path}/${randomUUID()}`, body);
      expect({ path, status: foreign.status }).toEqual({ path, status: 404 });
      expect(foreign.text).toBe(unknown.text);
    }
  });

  it('has seen each end', () => {
    const ends = new Set([...stories().values()].flatMap((story) => story.map(({ type }) => type)));
    expect([...ends]).toEqual(expect.arrayContaining(['DELIVERY_FINISHED', 'CANCELLED']));
  });
});
