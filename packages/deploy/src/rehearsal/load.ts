import { setTimeout as wait } from 'node:timers/promises';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { readStream } from '../testing/ask.ts';
import { type Answered, type Outcome, ProxyCaller } from './caller.ts';

/** A panel's wait before it opens its stream again, in milliseconds (packages/client/src/live-stream.ts). */
const REOPEN_MS = 250;

/** Keeps a stream open, as a panel does, and records each gap without a stream, in milliseconds. */
async function keepStreamOpen(origin: string, cookie: string, stopped: AbortSignal, gaps: number[]): Promise<void> {
  let lostAt: number | null = null;
  while (!stopped.aborted) {
    const stream = await readStream(origin, cookie).catch(() => null);
    if (stream?.headers['content-type']?.startsWith('text/event-stream')) {
      const close = () => stream.close();
      stopped.addEventListener('abort', close, { once: true });
      try {
        await stream.next();
        if (lostAt !== null) gaps.push(performance.now() - lostAt);
        while (!stopped.aborted) await stream.next();
      } catch {
        lostAt = performance.now();
      } finally {
        stopped.removeEventListener('abort', close);
        stream.close();
      }
    } else lostAt ??= performance.now();
    await wait(REOPEN_MS, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** Pause between two polls of a courier, and between two requests of a shop, in milliseconds; each varies at random. */
const LOOK_MS = 300;
const REQUEST_MS = 600;
const STEPS = ['em_retirada', 'em_entrega', 'finalizada'];

/** The results of a load. `acknowledged` are the requests and ends that the server confirmed. */
export interface Met {
  asked: number;
  outcomes: Map<Outcome, number>;
  /** times between the loss of a stream and the first event of the next, in milliseconds */
  gaps: number[];
  /** the slowest answer, in milliseconds */
  slowest: number;
  acknowledged: { requests: Set<number>; ends: Set<number> };
}

export interface Load {
  met: Met;
  stop(): Promise<void>;
}

interface Work {
  origin: string;
  met: Met;
  stopped: AbortSignal;
}

/** On https the session's cookie is bound to the host (docs/security.md). */
const cookieOf = ({ cliente }: SignedIn) => `__Host-${cliente.cookie}`;

const pause = (ms: number, signal: AbortSignal) =>
  wait(ms / 2 + Math.random() * ms, undefined, { signal }).catch(() => undefined);

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Calls once and counts the result. There is no retry, so that every failure is visible. */
const counted =
  ({ met }: Work, caller: ProxyCaller) =>
  async (method: string, path: string, body?: unknown): Promise<Answered> => {
    const asked = performance.now();
    const answered = await caller.call(method, path, body);
    met.asked += 1;
    met.outcomes.set(answered.outcome, (met.outcomes.get(answered.outcome) ?? 0) + 1);
    met.slowest = Math.max(met.slowest, performance.now() - asked);
    return answered;
  };

async function courier(work: Work, who: SignedIn): Promise<void> {
  const caller = new ProxyCaller(work.origin, cookieOf(who));
  const call = counted(work, caller);
  const own = `/api/entregador/${who.id}`;
  await call('PUT', `${own}/status-online`, { online: true });
  while (!work.stopped.aborted) {
    const { body } = await call('GET', `${own}/proxima-entrega`);
    const offered = numberIn(field(field(body, 'proxima_entrega'), 'id'));
    if (offered !== null) await deliver(work, call, own, offered);
    await pause(LOOK_MS, work.stopped);
  }
  caller.close();
}

async function deliver(work: Work, call: ReturnType<typeof counted>, own: string, id: number): Promise<void> {
  if ((await call('PUT', `${own}/aceitar-solicitacao/${id}`)).outcome !== 200) return;
  for (const novo_status of STEPS) {
    const step = () => call('PUT', `/api/entregador/solicitacao/${id}/status`, { novo_status });
    let { outcome } = await step();
    // Only this courier can end the delivery, so the step is repeated until the server confirms it.
    for (let tries = 0; outcome !== 200 && tries < 60; tries += 1) {
      await wait(500);
      outcome = (await step()).outcome;
    }
    if (outcome === 200 && novo_status === 'finalizada') work.met.acknowledged.ends.add(id);
  }
}

async function shop(work: Work, who: SignedIn): Promise<void> {
  const caller = new ProxyCaller(work.origin, cookieOf(who));
  const call = counted(work, caller);
  for (let number = 0; !work.stopped.aborted; number += 1) {
    const endereco = `Rua do Ensaio, ${number}`;
    const path = `/api/comercio/${encodeURIComponent(who.nome)}/solicitar-entrega`;
    const { outcome, body } = await call('POST', path, { endereco, valor_estimado: 9.9 });
    const id = numberIn(field(field(body, 'solicitacao_ids'), '0'));
    if (outcome === 200 && id !== null) work.met.acknowledged.requests.add(id);
    await pause(REQUEST_MS, work.stopped);
  }
  caller.close();
}

/**
 * Runs couriers and shops through the proxy, with a stream for each and `more` further streams, spread over all of
 * them. Each change has an idempotency key and is sent once. Failures are counted.
 */
export function startLoad(
  origin: string,
  { couriers, shops, more = 0 }: { couriers: SignedIn[]; shops: SignedIn[]; more?: number },
): Load {
  const stop = new AbortController();
  const acknowledged = { requests: new Set<number>(), ends: new Set<number>() };
  const met: Met = { asked: 0, outcomes: new Map(), gaps: [], slowest: 0, acknowledged };
  const work = { origin, met, stopped: stop.signal };
  const everybody = [...couriers, ...shops];
  const extra = Array.from({ length: more }, (_, i) => everybody[i % everybody.length]).filter(
    (who) => who !== undefined,
  );
  const running = [
    ...couriers.map((who) => courier(work, who)),
    ...shops.map((who) => shop(work, who)),
    ...[...everybody, ...extra].map((who) => keepStreamOpen(origin, cookieOf(who), stop.signal, met.gaps)),
  ];
  return {
    met,
    async stop() {
      stop.abort();
      await Promise.all(running);
    },
  };
}
