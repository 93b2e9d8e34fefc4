import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { naFila } from '@corre/testing/harness/in-line.ts';
import { NO_LOOKS } from '@corre/testing/harness/quick-looks.ts';
import { type Sent, sentBy } from '@corre/testing/harness/sent-statements.ts';
import { ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
let bia: SignedIn;

beforeAll(async () => {
  // No sweep runs, so every statement comes from an act.
  api = await startApi(NO_LOOKS);
  loja = await api.novo.comercio();
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
  await ficarOnline(ana, bia);
});

/** How many round trips an act made, and over which connection. */
interface Counted<T> {
  client: pg.Client;
  trips: T;
}

/**
 * Repeats `act` until its connection is one that did it before, and returns what it counted then. A connection sends a
 * statement that is new to it in a round trip of its own, and the pool may open another connection at any time.
 */
async function known<T>(act: () => Promise<Counted<T>>): Promise<T> {
  const before = new Set<pg.Client>();
  for (;;) {
    const { client, trips } = await act();
    if (before.has(client)) return trips;
    before.add(client);
  }
}

/** Counts the round trips while the lock is held, from the lock's statement to the commit. */
async function underTheLock(act: () => Promise<unknown>): Promise<Counted<number>> {
  const all = await sentBy(act);
  const lock = all.find(({ text }) => text.includes('travar_despacho'));
  if (lock === undefined) throw new Error('the act took no lock');
  const sent = all.filter(({ client }) => client === lock.client);
  const taken = sent.indexOf(lock);
  const given = sent.findIndex(({ text }, index) => index > taken && /^commit/i.test(text));
  expect(given).toBeGreaterThan(taken);
  return { client: lock.client, trips: given - taken + 1 };
}

const refuse = (quem: SignedIn) => quem.cliente.put(`/entregador/${quem.id}/recusar-entrega`, {});
const accept = (quem: SignedIn, id: number | undefined) =>
  quem.cliente.put(`/entregador/${quem.id}/aceitar-solicitacao/${id}`);
const stepTo = (quem: SignedIn, id: number | undefined, novo_status: string) =>
  quem.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status });

/** Empties the queue and lets both couriers stand in it again. */
async function anew(): Promise<void> {
  await emptyQueue(api.orm.em.fork());
  await ficarOnline(ana, bia);
}

describe('while an act holds the dispatch lock it makes', () => {
  it('four round trips for a request, offer included', async () => {
    const trips = await known(async () => {
      await anew();
      return underTheLock(() => pedir(loja));
    });
    expect(trips).toBe(4);
  });

  it('three for a refusal, the next offer included, and four for an acceptance', async () => {
    const offered = async () => {
      await anew();
      const [id] = await pedir(loja);
      await ofertaDe(ana);
      return id;
    };
    const refused = await known(async () => {
      await offered();
      return underTheLock(() => refuse(ana));
    });
    expect(refused).toBe(3);
    const accepted = await known(async () => {
      const id = await offered();
      await refuse(ana);
      await ofertaDe(bia);
      return underTheLock(() => accept(bia, id));
    });
    expect(accepted).toBe(4);
  });

  it.each([
    ['em_retirada', 3],
    ['em_entrega', 3],
    ['finalizada', 4],
  ])('as many round trips as it needs for the step %s: %i', async (step, trips) => {
    const steps = ['em_retirada', 'em_entrega', 'finalizada'];
    const counted = await known(async () => {
      await anew();
      const [id] = await pedir(loja);
      await ofertaDe(ana);
      await accept(ana, id);
      for (const before of steps.slice(0, steps.indexOf(step))) await stepTo(ana, id, before);
      return underTheLock(() => stepTo(ana, id, step));
    });
    expect(counted).toBe(trips);
  });
});

/** Counts the round trips of each act that shares a turn, with its savepoint, and of the turn itself. */
async function together(...acts: (() => Promise<unknown>)[]): Promise<Counted<{ each: number[]; turn: number }>> {
  const suporte = await api.novo.funcionario('suporte');
  const primeiro = () => suporte.cliente.put(`/suporte/resetar-recusas/${ana.id}`);
  const all = await sentBy(() => naFila(api, { primeiro, atos: acts }));
  const begins = ({ before, text }: Sent) => [...before, text].some((one) => one.startsWith('savepoint ato_'));
  const holder = all.find(begins)?.client;
  if (holder === undefined) throw new Error('no act shared a turn');
  const trips = all.filter(({ client }) => client === holder);
  const begun = trips.flatMap((trip, index) => (begins(trip) ? [index] : []));
  const from = trips.findLastIndex(({ text }, index) => index < (begun[0] ?? 0) && text.includes('travar_despacho'));
  const to = trips.findIndex(({ text }, index) => index > (begun.at(-1) ?? 0) && text === 'commit');
  return {
    client: holder,
    trips: {
      each: begun.map((start, index) => (begun[index + 1] ?? to) - start),
      // `begin` is sent with the lock, and the offers with the commit.
      turn: (begun[0] ?? 0) - from + 1,
    },
  };
}

describe('of acts that share a turn', () => {
  it('each makes one to three round trips of its own, and all of them three: lock, instants, offers with the commit', async () => {
    const turno = async () => {
      await emptyQueue(api.orm.em.fork());
      const caio = await api.novo.entregador();
      await ficarOnline(ana, bia, caio);
      const [dela] = await pedir(loja);
      await ofertaDe(ana);
      await accept(ana, dela);
      const [recusada, aceita] = [await pedir(loja), await pedir(loja)].flat();
      expect([recusada, aceita]).not.toContain(undefined);
      await ofertaDe(bia);
      await ofertaDe(caio);
      return together(
        () => pedir(loja),
        () => refuse(bia),
        () => accept(caio, aceita),
        () => stepTo(ana, dela, 'em_retirada'),
      );
    };
    expect(await known(turno)).toEqual({ each: [2, 1, 3, 1], turn: 3 });
  });
});

describe('a poll', () => {
  const statementsOf = (quem: SignedIn) =>
    sentBy(() => quem.cliente.get(`/entregador/${quem.id}/verificar-entrega-disponivel`));

  it('takes no lock and begins no transaction, while an offer is out to somebody else too', async () => {
    await pedir(loja);
    await ofertaDe(ana);
    for (const { text } of await statementsOf(bia)) expect(text).not.toMatch(/travar_despacho|^begin/i);
  });

  it('takes it when an offer can be made to this courier now', async () => {
    await pedir(loja);
    await ofertaDe(ana);
    await api.orm.em.fork().execute(`update oferta set expira_em = agora() where resultado is null`);
    expect((await statementsOf(bia)).some(({ text }) => text.includes('travar_despacho'))).toBe(true);
  });
});
