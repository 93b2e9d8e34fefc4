import { createHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Person } from '../harness/people.ts';
import { serve } from '../harness/side-process.ts';
import { type Address, openStreams } from './open-streams.ts';

export interface ReadersOptions extends Address {
  url: string;
  couriers: Person[];
  /** acts per second; each is a transaction with one NOTIFY */
  acts: number;
}

/** An event counts as lost after this time, in milliseconds. */
const PATIENCE_MS = 2_000;
const MICROSECONDS = 1_000;

/** The start of each act by its number, until its event arrives. */
const told = new Map<number, number>();
let histogram = createHistogram();

function see(text: string): void {
  for (const [, number] of text.matchAll(/"tipo":"oferta".*?"solicitacao_id":(\d+)/g)) {
    const at = told.get(Number(number));
    if (at === undefined || !told.delete(Number(number))) continue;
    histogram.record(Math.max(1, Math.round((performance.now() - at) * MICROSECONDS)));
  }
}

/**
 * Sends the notification of an offer, as the dispatch does: for the shop, for the courier, and that the queue moved.
 */
function teller(database: pg.Client, couriers: Person[]): () => Promise<void> {
  let number = 0;
  return async () => {
    number += 1;
    const entregador_id = couriers[Math.floor(Math.random() * couriers.length)]?.id;
    const events = [
      { tipo: 'solicitacao', solicitacao_id: number, comercio_id: 1 },
      { tipo: 'oferta', entregador_id, solicitacao_id: number },
      { tipo: 'fila', entregador_id },
    ];
    told.set(number, performance.now());
    await database.query({ name: 'tell', text: "select pg_notify('corre', $1)", values: [JSON.stringify(events)] });
  };
}

/**
 * Reads one stream per courier and sends acts. `p50` and `p99`: from before the NOTIFY to the event, in milliseconds.
 * `lost` is a count.
 */
serve<ReadersOptions>(async ({ url, couriers, acts, ...address }) => {
  const sockets = await openStreams(address, couriers, see);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const tell = teller(database, couriers);
  return {
    async measure(seconds) {
      histogram = createHistogram();
      told.clear();
      const start = performance.now();
      for (let act = 0; act < seconds * acts; act += 1) {
        await wait(Math.max(0, start + (act * 1_000) / acts - performance.now()));
        await tell();
      }
      for (const end = performance.now() + PATIENCE_MS; told.size > 0 && performance.now() < end; ) await wait(20);
      const at = (percent: number) => histogram.percentile(percent) / MICROSECONDS;
      return { p50: at(50), p99: at(99), lost: told.size };
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await database.end();
    },
  };
});
