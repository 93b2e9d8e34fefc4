import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { naFila } from '@corre/testing/harness/in-line.ts';
import { NO_LOOKS } from '@corre/testing/harness/quick-looks.ts';
import { type Sent, sentBy } from '@corre/testing/harness/sent-statements.ts';
import { ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
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

/** Counts the round trips while the lock is held, from the lock's statement to the commit. */
async function underTheLock(act: () => Promise<unknown>): Promise<number> {
  const all = await sentBy(act);
  const holder = all.find(({ text }) => text.includes('travar_despacho'))?.client;
  const sent = all.filter(({ client }) => client === holder);
  const taken = sent.findIndex(({ text }) => text.includes('travar_despacho'));
  const given = sent.findIndex(({ text }, index) => index > taken && /^commit/i.test(text));
  expect(taken).toBeGreaterThanOrEqual(0);
  expect(given).toBeGreaterThan(taken);
  return given - taken + 1;
}

const refuse = (quem: SignedIn) => quem.cliente.put(`/entregador/${quem.id}/recusar-entrega`, {});
const accept = (quem: SignedIn, id: number | undefined) =>
  quem.cliente.put(`/entregador/${quem.id}/aceitar-solicitacao/${id}`);
const step = (quem: SignedIn, id: number | undefined, novo_status: string) =>
  quem.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status });

/**
 * A connection sends a new statement in a round trip of its own. After this many runs, each connection knows all
 * statements.
 */
const TIMES = 6;

async function delivery(): Promise<void> {
  const [id] = await pedir(loja);
  await ofertaDe(ana);
  await refuse(ana);
  await ofertaDe(bia);
  await accept(bia, id);
  for (const status of ['em_retirada', 'em_entrega', 'finalizada']) await step(bia, id, status);
  await emptyQueue(api.orm.em.fork());
  await ficarOnline(ana, bia);
}

describe('while an act holds the dispatch lock it makes', () => {
  beforeEach(async () => {
    for (let time = 0; time < TIMES; time += 1) await delivery();
  });

  it('four round trips for a request, offer included', async () => {
    expect(await underTheLock(() => pedir(loja))).toBe(4);
  });

  it('three for a refusal, the next offer included, and four for an acceptance', async () => {
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    expect(await underTheLock(() => refuse(ana))).toBe(3);
    await ofertaDe(bia);
    expect(await underTheLock(() => accept(bia, id))).toBe(4);
  });

  it('three for a step and four for the last one, which is paid', async () => {
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    await accept(ana, id);
    expect(await underTheLock(() => step(ana, id, 'em_retirada'))).toBe(3);
    expect(await underTheLock(() => step(ana, id, 'em_entrega'))).toBe(3);
    expect(await underTheLock(() => step(ana, id, 'finalizada'))).toBe(4);
  });
});

/** Counts the round trips of each act that shares a turn, with its savepoint, and of the turn itself. */
async function together(...acts: (() => Promise<unknown>)[]): Promise<{ each: number[]; turn: number }> {
  const suporte = await api.novo.funcionario('suporte');
  const primeiro = () => suporte.cliente.put(`/suporte/resetar-recusas/${ana.id}`);
  const all = await sentBy(() => naFila(api, { primeiro, atos: acts }));
  const begins = ({ before, text }: Sent) => [...before, text].some((one) => one.startsWith('savepoint ato_'));
  const holder = all.find(begins)?.client;
  const trips = all.filter(({ client }) => client === holder);
  const begun = trips.flatMap((trip, index) => (begins(trip) ? [index] : []));
  const from = trips.findLastIndex(({ text }, index) => index < (begun[0] ?? 0) && text.includes('travar_despacho'));
  const to = trips.findIndex(({ text }, index) => index > (begun.at(-1) ?? 0) && text === 'commit');
  return {
    each: begun.map((start, index) => (begun[index + 1] ?? to) - start),
    // `begin` is sent with the lock, and the offers with the commit.
    turn: (begun[0] ?? 0) - from + 1,
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
        () => step(ana, dela, 'em_retirada'),
      );
    };
    for (let time = 0; time < TIMES; time += 1) await turno();
    expect(await turno()).toEqual({ each: [2, 1, 3, 1], turn: 3 });
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
