import type { Evento } from '@corre/contract/eventos/contrato.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createTestDatabase } from '@corre/db/test-database.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { avisar, CANAL, cargasDe, collectAvisos, gatherAvisos } from './avisar.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let orm: Orm;
let listener: Client;
const payloads: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await initOrm({ url: database.url });
  listener = new Client({ connectionString: database.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => payloads.push(payload ?? ''));
  await listener.query(`listen ${CANAL}`);
});
beforeEach(() => void payloads.splice(0));
afterAll(async () => {
  await listener.end();
  await orm.close();
  await database.drop();
});

/** Returns everything received before a mark that is sent now. The channel keeps the order of commits. */
async function ouvidas(): Promise<Evento[][]> {
  await orm.em.fork().execute(`select pg_notify('${CANAL}', 'mark')`);
  await vi.waitFor(() => expect(payloads).toContain('mark'));
  return payloads.slice(0, payloads.indexOf('mark')).map((sent) => JSON.parse(sent));
}

const oferta = (entregador_id: number): Evento => ({ tipo: 'oferta', entregador_id });

it('what one call says comes as one array, when the transaction commits', async () => {
  await orm.em.fork().transactional(async (em) => {
    await avisar(em, oferta(1), { tipo: 'fila', entregador_id: 1 });
    expect(await ouvidas()).toEqual([]);
    payloads.splice(0);
  });
  expect(await ouvidas()).toEqual([[oferta(1), { tipo: 'fila', entregador_id: 1 }]]);
});

it('a transaction that gathers says nothing by itself, and gives each hint once, in order', async () => {
  await orm.em.fork().transactional(async (em) => {
    gatherAvisos(em);
    await avisar(em, oferta(2), oferta(1));
    await avisar(em, oferta(2));
    expect(collectAvisos(em)).toEqual([JSON.stringify([oferta(2), oferta(1)])]);
    expect(collectAvisos(em)).toEqual([]);
    await avisar(em, oferta(3));
  });
  expect(await ouvidas()).toEqual([[oferta(3)]]);
});

it('two transactions do not gather from each other', async () => {
  const [um, dois] = [orm.em.fork(), orm.em.fork()];
  await um.transactional(async (a) => {
    gatherAvisos(a);
    await avisar(a, oferta(1));
    await dois.transactional((b) => avisar(b, oferta(2)));
    expect(collectAvisos(a)).toEqual([JSON.stringify([oferta(1)])]);
  });
  expect(await ouvidas()).toEqual([[oferta(2)]]);
});

it('however many the events, PostgreSQL takes every payload and none is lost', async () => {
  const muitas = Array.from({ length: 1_000 }, (_, i) => oferta(i + 1));
  await avisar(orm.em.fork(), ...muitas);
  const vindas = await ouvidas();
  expect(vindas.length).toBeGreaterThan(1);
  expect(vindas.length).toBeLessThan(10);
  expect(vindas.flat()).toEqual(muitas);
});

it('nothing to say is no payload', () => {
  expect(cargasDe([])).toEqual([]);
});
