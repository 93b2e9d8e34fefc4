import type { Queries } from '@corre/db/database.ts';
import type { SignedIn } from './builders.ts';
import { Client, type Resposta } from './client.ts';
import { emptyQueue } from './empty-queue.ts';
import { startApi, type TestApi } from './test-api.ts';

/** Several API instances over one database, and what a race over them needs. */
export interface Pista {
  api: TestApi;
  bases: readonly string[];
  /** The same account, talking to the instance of that number (counted round). */
  por(quem: SignedIn, instancia: number): SignedIn;
  entregadores(quantos: number): Promise<SignedIn[]>;
  /** What reads its database. */
  db(): Queries;
  /** The rows of a statement, to be compared as they are. */
  linhas(consulta: string, ...valores: unknown[]): Promise<unknown[]>;
  /** The `total` of a counting statement. */
  contar(consulta: string, ...valores: unknown[]): Promise<number>;
  /** Nobody online, nothing open: each round has the queue to itself. */
  esvaziar(): Promise<void>;
}

const SEM_PRESSA = { OFERTA_SEGUNDOS: '60', OFERTA_ENTREGA_SEGUNDOS: '60', ALCANCE_SEGUNDOS: '120' };

/**
 * Starts `instancias` of the API on one database. Offers live a minute and a phone counts as reachable for two: hundreds of
 * calls at once may take a busy machine longer than the deadlines of a day, and a race is not about them. Every other one does each
 * act in a transaction of its own: the ones that do several together meet them.
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
/** Milliseconds by which one side, then the other, is sent late in a round: over the rounds each comes first. */
export const atrasosDaRodada = (vez: number): readonly [number, number] => ATRASOS[vez % ATRASOS.length] ?? [0, 0];

/** Starts them all at once; `atrasos` in milliseconds let one go a little ahead of another, so that each order is met. */
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

/** How often a status came. */
export const comStatus = (respostas: readonly Resposta<unknown>[], status: number): number =>
  respostas.filter((resposta) => resposta.status === status).length;
