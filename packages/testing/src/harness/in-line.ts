import { setTimeout as wait } from 'node:timers/promises';
import { actsTogether, turnsWaiting } from '@corre/api/base/measures.ts';
import type { TestApi } from './test-api.ts';

/** How many acts wait for their turn in this process. */
const aqui = async () => (await turnsWaiting.get()).values[0]?.value ?? 0;

/** Waits until it is so: for as long as the test may last. */
export async function ate(pronto: () => Promise<boolean>): Promise<void> {
  while (!(await pronto())) await wait(5);
}

/** Whether a transaction of this database waits for a row. */
export const alguemEspera = async ({ orm }: Pick<TestApi, 'orm'>): Promise<boolean> =>
  (
    await orm.em
      .fork()
      .execute(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  ).length > 0;

interface Fila<T> {
  /** takes its turn alone and stands before the dispatch lock while the others come */
  primeiro: () => Promise<unknown>;
  atos: readonly (() => Promise<T>)[];
  /** how many wait for their turn, where that is another process's line */
  esperando?: () => Promise<number>;
  /** once all stand in the line */
  quandoEsperam?: () => Promise<unknown>;
}

/**
 * Lets acts come to this process one after the other while somebody else holds the dispatch lock: they stand in the line in this
 * order, and share their turn as far as the product lets them. Gives their answers.
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

/** How many acts of this process were done, and in how many turns. */
export async function turnos(): Promise<{ atos: number; turnos: number }> {
  const { values } = await actsTogether.get();
  const valor = (fim: string) => values.find(({ metricName }) => metricName?.endsWith(fim))?.value ?? 0;
  return { atos: valor('_sum'), turnos: valor('_count') };
}
