import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '../harness/people.ts';
import { serve } from '../harness/side-process.ts';
import { Caller } from './calls.ts';
import { Courier } from './courier.ts';
import { Ledger } from './ledger.ts';

/** Shortest interval between two reads of a shop's list after stream events, in milliseconds. */
const LIST_MS = 2_000;

/** Opens a shop's panel: stream and list. */
async function openShop(caller: Caller): Promise<void> {
  const list = `/comercio/${encodeURIComponent(caller.person.nome)}/solicitacoes`;
  let due = false;
  await caller.listen(async (text) => {
    if (due || !text.includes('"tipo":"solicitacao"')) return;
    due = true;
    await wait(LIST_MS);
    due = false;
    await caller.get(list);
  });
}

const PEDIDO = { endereco: 'Rua Fernão Dias, 340', valor_estimado: 9 };

async function ask(caller: Caller, ledger: Ledger): Promise<void> {
  const start = performance.now();
  const path = `/comercio/${encodeURIComponent(caller.person.nome)}/solicitar-entrega`;
  const answer = await caller.post<{ solicitacao_ids: number[] }>(path, PEDIDO);
  for (const id of answer?.solicitacao_ids ?? []) ledger.asked(id, start);
}

/** Makes requests at random instants (a Poisson process), with this rate per hour over all shops. */
async function askFor(shops: readonly Caller[], ledger: Ledger, perHour: number, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const asked: Promise<void>[] = [];
  for (let at = performance.now(); ; ) {
    at += (-Math.log(1 - Math.random()) * 3_600_000) / perHour;
    await wait(Math.max(0, Math.min(at, end) - performance.now()));
    if (at >= end) break;
    const shop = shops[Math.floor(Math.random() * shops.length)];
    if (shop) asked.push(ask(shop, ledger));
  }
  await Promise.all(asked);
}

export interface CityOptions {
  /** URLs of the API processes. People are assigned to them in turn. */
  bases: string[];
  couriers: Person[];
  shops: Person[];
  /** Poll interval of a courier beside the stream, in milliseconds. */
  pollMs: number;
  /** Requests per hour. */
  perHour: number;
}

/** Most streams that are being opened at the same time. */
const AT_ONCE = 50;
/** How long after the last request the waiting ones may still be accepted, in seconds. */
const PATIENCE = 60;

async function inBatches<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(work));
}

/** All browsers of the town in one process. It measures what the browsers see. */
serve<CityOptions>(async ({ bases, couriers, shops, pollMs, perHour }) => {
  const ledger = new Ledger();
  const caller = (person: Person, i: number) => new Caller(bases[i % bases.length] ?? '', person, ledger);
  const street = couriers.map((person, i) => new Courier(caller(person, i), ledger));
  const counters = shops.map(caller);
  await inBatches(counters, openShop);
  await inBatches(street, (courier) => courier.open());
  const fim = new AbortController();
  const working = street.map((courier) => courier.work(pollMs, fim.signal));
  return {
    async measure(seconds) {
      ledger.restart();
      await askFor(counters, ledger, perHour, seconds);
      const calls = ledger.calls(seconds);
      for (let i = 0; ledger.waiting > 0 && i < PATIENCE; i += 1) await wait(1000);
      return { ...ledger.requests(seconds), ...calls };
    },
    async close() {
      fim.abort();
      await Promise.all(working);
    },
  };
});
