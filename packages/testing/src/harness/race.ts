import type { Queries } from '@corre/db/database.ts';
import type { SignedIn } from './builders.ts';
import { Client, type Resposta } from './client.ts';
import { emptyQueue } from './empty-queue.ts';
import { startApi, type TestApi } from './test-api.ts';

/** Several API instances on one database, and helpers for races between them. */
export interface Pista {
  api: TestApi;
  bases: readonly string[];
  /** Returns the account with a client of that instance (modulo the number of instances). */
  por(quem: SignedIn, instancia: number): SignedIn;
  entregadores(quantos: number): Promise<SignedIn[]>;
  /** Returns a query builder for its database. */
  db(): Queries;
  linhas(consulta: string, ...valores: unknown[]): Promise<unknown[]>;
  /** Returns the column `total` of a counting statement. */
  contar(consulta: string, ...valores: unknown[]): Promise<number>;
  /** Empties the queue, so that each round starts without couriers online and without open requests. */
  esvaziar(): Promise<void>;
}

const SEM_PRESSA = { OFERTA_SEGUNDOS: '60', OFERTA_ENTREGA_SEGUNDOS: '60', ALCANCE_SEGUNDOS: '120' };

/**
 * Starts `instancias` of the API on one database. An offer lives for a minute and a phone stays reachable for two.
 * Hundreds of simultaneous calls on a busy machine can exceed the normal deadlines. Every second instance does each act
 * in its own transaction, so that such acts also compete with joined ones.
 */
export async function startRace(instancias: number, ambiente: Record<string, string> = {}): Promise<Pista> {
  const api = await startApi({ ...SEM_PRESSA, VARREDURA_SEGUNDOS: '0.2', ...ambiente });
  const bases = [api.base];
  while (bases.length < instancias) bases.push(await api.outra(bases.length % 2 === 1 ? { ACTS_TOGETHER: '1' } : {}));
  const executar = <Linha>(consulta: string, valores: unknown[]) =>
    api.orm.em.fork().execute<Linha[]>(consulta, valores);
  return {
    api,
    bases,
    db: () => api.orm.em.fork().getKysely(),
    linhas: (consulta, ...valores) => executar(consulta, valores),
    por: ({ id, nome, cliente }, instancia) => ({
      id,
      nome,
      cliente: new Client(bases[instancia % bases.length] ?? api.base, cliente.cookie),
    }),
    entregadores: (quantos) => Promise.all(Array.from({ length: quantos }, () => api.novo.entregador())),
    async contar(consulta, ...valores) {
      const [contada] = await executar<{ total: number }>(consulta, valores);
      return contada?.total ?? Number.NaN;
    },
    esvaziar: () => emptyQueue(api.orm.em.fork()),
  };
}

const ATRASOS: readonly (readonly [number, number])[] = [
  [0, 0],
  [6, 0],
  [0, 6],
  [2, 0],
  [0, 2],
];
/** Returns the delays of the two sides in a round, in milliseconds. Over the rounds each side comes first. */
export const atrasosDaRodada = (vez: number): readonly [number, number] => ATRASOS[vez % ATRASOS.length] ?? [0, 0];

/**
 * Starts all calls at once and returns their answers. `atrasos` delays single calls, in milliseconds, so that each
 * order occurs.
 */
export async function largar<T>(
  largada: (() => Promise<Resposta<T>>)[],
  atrasos: readonly number[] = [],
): Promise<Resposta<T>[]> {
  return Promise.all(
    largada.map(async (partir, i) => {
      const atraso = atrasos[i] ?? 0;
      if (atraso > 0) await new Promise((pronto) => setTimeout(pronto, atraso));
      return partir();
    }),
  );
}

/** Returns how many answers have this status. */
export const comStatus = (respostas: readonly Resposta<unknown>[], status: number): number =>
  respostas.filter((resposta) => resposta.status === status).length;
