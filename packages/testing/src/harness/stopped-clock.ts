import type { Em } from '@corre/db/orm.ts';
import { allHeard } from '@corre/db/test-database.ts';

/** The database's stopped clock. All events between two moves happen at one instant, which the test knows. */
export interface StoppedClock {
  advance(seconds: number): Promise<void>;
  moveTo(instant: string): Promise<void>;
}

/**
 * Stops the clock of the test database of `em` for all its processes, at `instant` or at the present time. It cannot be
 * started again.
 */
export async function stopClock(em: Em, instant?: string): Promise<StoppedClock> {
  await em.execute('create table relogio_parado (instante timestamptz not null)');
  await em.execute('insert into relogio_parado values (coalesce(?::timestamptz, agora()))', [instant ?? null]);
  await em.execute(
    `create or replace function agora() returns timestamptz language sql volatile as 'select instante from public.relogio_parado'`,
  );
  const move = async (to: string, value: unknown): Promise<void> => {
    await em.fork().execute(`update relogio_parado set instante = ${to}`, [value]);
    await allHeard(em.fork());
  };
  await allHeard(em.fork());
  return {
    advance: (seconds) => move('instante + make_interval(secs => ?)', seconds),
    moveTo: (instant) => move('?::timestamptz', instant),
  };
}
