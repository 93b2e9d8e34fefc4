import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', VIGIA_VARREDURA_SEGUNDOS: '3600' });
});
afterAll(() => api.close());
afterEach(() => resetTime(api.url));

/** Moves the database's clock to this wall-clock time in São Paulo. */
async function irPara(texto: string): Promise<void> {
  await resetTime(api.url);
  // still signed in then: before the clock moves, since nobody who looks meanwhile may find them over
  await rows(api.orm.em.fork(), sql`update sessao set expira_em = 'infinity', limite_em = 'infinity'`);
  await advanceTime(api.url, (Date.parse(`${texto}-03:00`) - Date.now()) / 1_000);
}

const hoje = async ({ id, cliente }: SignedIn) =>
  (await cliente.get<{ dia: string; minutos_online: number }>(`/entregador/${id}/hoje`)).body;

/** Inserts a stretch online between two wall-clock times in São Paulo. A null end means that it is still open. */
const esteve = ({ id }: SignedIn, inicio: string, fim: string | null) =>
  rows(
    api.orm.em.fork(),
    sql`insert into turno (entregador_id, inicio, fim)
        values (${id}, ${`${inicio}-03:00`}::timestamptz, ${fim && `${fim}-03:00`}::timestamptz)`,
  );

describe('how long a courier stood online today', () => {
  it('is nothing before the first time', async () => {
    const ana = await api.novo.entregador();
    await irPara('2030-11-20T10:00:30');
    expect(await hoje(ana)).toEqual({ dia: '2030-11-20', minutos_online: 0 });
  });

  it('sums the stretches of the day, and one that lasts up to now by the database’s clock', async () => {
    const ana = await api.novo.entregador();
    await irPara('2030-11-20T19:00:30');
    await esteve(ana, '2030-11-19T09:00:00', '2030-11-19T21:00:00');
    await esteve(ana, '2030-11-20T09:00:00', '2030-11-20T10:30:00');
    await esteve(ana, '2030-11-20T17:10:00', null);
    expect(await hoje(ana)).toEqual({ dia: '2030-11-20', minutos_online: 90 + 110 });
    await advanceTime(api.url, 600);
    expect((await hoje(ana)).minutos_online).toBe(90 + 120);
  });

  it('begins at midnight of São Paulo, not of London', async () => {
    const ana = await api.novo.entregador();
    await esteve(ana, '2030-11-19T22:00:00', '2030-11-20T00:45:00');
    await irPara('2030-11-19T23:30:30');
    expect((await hoje(ana)).dia).toBe('2030-11-19');
    await irPara('2030-11-20T00:50:30');
    expect(await hoje(ana)).toEqual({ dia: '2030-11-20', minutos_online: 45 });
  });

  it('goes with the switch', async () => {
    const ana = await api.novo.entregador();
    await irPara('2030-11-20T12:00:10');
    await ana.cliente.put(`/entregador/${ana.id}/status-online`, { online: true });
    await advanceTime(api.url, 1_800);
    expect((await hoje(ana)).minutos_online).toBe(30);
    await ana.cliente.put(`/entregador/${ana.id}/status-online`, { online: false });
    await advanceTime(api.url, 1_800);
    expect((await hoje(ana)).minutos_online).toBe(30);
  });
});
