import type { TestApi } from '@corre/testing/harness/test-api.ts';

/** Midnight of the simulated day, São Paulo. */
export const MEIA_NOITE = '2026-03-10T03:00:00Z';

/** The day's clock is the database's only clock: it stands still unless it is moved. */
export async function pararRelogio(api: TestApi): Promise<(segundo: number) => Promise<void>> {
  const em = api.orm.em.fork();
  await em.execute('create table relogio_simulado (instante timestamptz not null)');
  await em.execute('insert into relogio_simulado values (?)', [MEIA_NOITE]);
  await em.execute(
    `create or replace function agora() returns timestamptz language sql volatile as 'select instante from relogio_simulado'`,
  );
  return async (segundo) => {
    const instante = new Date(Date.parse(MEIA_NOITE) + Math.round(segundo * 1000)).toISOString();
    await api.orm.em.fork().execute('update relogio_simulado set instante = ?', [instante]);
  };
}
