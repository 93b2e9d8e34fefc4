import type { Queries } from '@corre/db/database.ts';
import type { SignedIn } from './builders.ts';
import { type Answer, Client } from './client.ts';
import { emptyQueue } from './empty-queue.ts';
import { startApi, type TestApi } from './test-api.ts';

/** Several API instances on one database, and helpers for races between them. */
export interface Race {
  api: TestApi;
  bases: readonly string[];
  /** Returns the account with a client of that instance (modulo the number of instances). */
  via(quem: SignedIn, instance: number): SignedIn;
  entregadores(quantos: number): Promise<SignedIn[]>;
  /** Returns a query builder for its database. */
  db(): Queries;
  rows(query: string, ...valores: unknown[]): Promise<unknown[]>;
  /** Returns the column `total` of a counting statement. */
  count(query: string, ...valores: unknown[]): Promise<number>;
  /** Empties the queue, so that each round starts without couriers online and without open requests. */
  empty(): Promise<void>;
}

const SEM_PRESSA = { OFERTA_SEGUNDOS: '60', OFERTA_ENTREGA_SEGUNDOS: '60', ALCANCE_SEGUNDOS: '120' };

/**
 * Starts `instances` processes of the API on one database. An offer lives for a minute and a phone stays reachable for
 * two. Hundreds of simultaneous calls on a busy machine can exceed the normal deadlines. Every second instance does
 * each act in its own transaction, so that such acts also compete with joined ones.
 */
export async function startRace(instances: number, env: Record<string, string> = {}): Promise<Race> {
  const api = await startApi({ ...SEM_PRESSA, VARREDURA_SEGUNDOS: '0.2', ...env });
  const bases = [api.base];
  while (bases.length < instances) bases.push(await api.another(bases.length % 2 === 1 ? { ACTS_TOGETHER: '1' } : {}));
  const execute = <Row>(query: string, valores: unknown[]) => api.orm.em.fork().execute<Row[]>(query, valores);
  return {
    api,
    bases,
    db: () => api.orm.em.fork().getKysely(),
    rows: (query, ...valores) => execute(query, valores),
    via: ({ id, nome, cliente }, instance) => ({
      id,
      nome,
      cliente: new Client(bases[instance % bases.length] ?? api.base, cliente.cookie),
    }),
    entregadores: (quantos) => Promise.all(Array.from({ length: quantos }, () => api.novo.entregador())),
    async count(query, ...valores) {
      const [counted] = await execute<{ total: number }>(query, valores);
      return counted?.total ?? Number.NaN;
    },
    empty: () => emptyQueue(api.orm.em.fork()),
  };
}

/**
 * Repeats a call as long as the answer is 503. Nothing was done then: on a busy machine a row may stay locked for
 * longer than an act waits for it.
 */
export async function whileBusy<Body>(ask: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
}

const ATRASOS: readonly (readonly [number, number])[] = [
  [0, 0],
  [6, 0],
  [0, 6],
  [2, 0],
  [0, 2],
];
/** Returns the delays of the two sides in a round, in milliseconds. Over the rounds each side comes first. */
export const delaysOfRound = (vez: number): readonly [number, number] => ATRASOS[vez % ATRASOS.length] ?? [0, 0];

/**
 * Starts all calls at once and returns their answers. `delays` delays single calls, in milliseconds, so that each
 * order occurs.
 */
export async function startTogether<T>(
  calls: (() => Promise<Answer<T>>)[],
  delays: readonly number[] = [],
): Promise<Answer<T>[]> {
  return Promise.all(
    calls.map(async (call, i) => {
      const delay = delays[i] ?? 0;
      if (delay > 0) await new Promise((pronto) => setTimeout(pronto, delay));
      return call();
    }),
  );
}

/** Returns how many answers have this status. */
export const countStatus = (answers: readonly Answer<unknown>[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;
