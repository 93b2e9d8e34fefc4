import { setTimeout as wait } from 'node:timers/promises';
import { actsTogether, turnsWaiting } from '@corre/api/base/measures.ts';
import type { TestApi } from './test-api.ts';

/** Returns how many acts wait for their turn in this process. */
const aqui = async () => (await turnsWaiting.get()).values[0]?.value ?? 0;

/** Waits until the condition holds, without a time limit of its own. */
export async function ate(pronto: () => Promise<boolean>): Promise<void> {
  while (!(await pronto())) await wait(5);
}

/** Tells whether a transaction of this database waits for a lock. */
export const alguemEspera = async ({ orm }: Pick<TestApi, 'orm'>): Promise<boolean> =>
  (
    await orm.em
      .fork()
      .execute(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  ).length > 0;

interface Fila<T> {
  /** takes its turn alone and waits for the dispatch lock while the other acts arrive */
  primeiro: () => Promise<unknown>;
  atos: readonly (() => Promise<T>)[];
  /** counts the waiting acts, if they wait in another process */
  esperando?: () => Promise<number>;
  /** runs when all acts wait */
  quandoEsperam?: () => Promise<unknown>;
}

/**
 * Sends acts to this process one after the other while another transaction holds the dispatch lock. They wait in this
 * order and share a turn as far as the product allows. Returns their answers.
 */
export async function naFila<T>(
  api: TestApi,
  { primeiro, atos, quandoEsperam, esperando = aqui }: Fila<T>,
): Promise<T[]> {
  const antes = await esperando();
  const { feitos } = await api.orm.em.fork().transactional(async (em) => {
    await em.execute('select 1 from despacho for no key update');
    const feitos: Promise<unknown>[] = [primeiro()];
    await ate(() => alguemEspera(api));
    const respostas: Promise<T>[] = [];
    for (const ato of atos) {
      respostas.push(ato());
      await ate(async () => (await esperando()) >= antes + respostas.length);
    }
    await quandoEsperam?.();
    return { feitos: () => Promise.all([Promise.all(respostas), ...feitos]) };
  });
  return (await feitos())[0];
}

/** Returns how many acts this process did, and in how many turns. */
export async function turnos(): Promise<{ atos: number; turnos: number }> {
  const { values } = await actsTogether.get();
  const valor = (fim: string) => values.find(({ metricName }) => metricName?.endsWith(fim))?.value ?? 0;
  return { atos: valor('_sum'), turnos: valor('_count') };
}
