import { Client } from '@corre/testing/harness/client.ts';
import { alguemEspera, ate } from '@corre/testing/harness/in-line.ts';
import { ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const FROM_NGINX = '0af7651916cd43dd8448eb211c80319c';

interface Line {
  level: number;
  msg: string;
  request_id?: string;
  route?: string;
  status?: number;
  ms?: number;
  role?: string | null;
  lock_ms?: number;
  calls?: unknown[];
}

const WARN = 40;
let lines: Line[] = [];
const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
const lineOf = async (res: { headers: Headers }) => {
  const id = res.headers.get('x-request-id');
  const own = () => lines.filter(({ request_id, msg }) => request_id === id && /request$/.test(msg));
  // The line is written after the answer is sent.
  await expect.poll(own, { timeout: 30_000 }).toHaveLength(1);
  return own()[0];
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi(
    { LOG_LEVEL: 'info', TRUST_PROXY: '1', LENTO_SEGUNDOS: '3600', VARREDURA_SEGUNDOS: '3600' },
    log,
  );
});
afterAll(() => api.close());
beforeEach(() => {
  lines = [];
});

describe('a request id', () => {
  const idFor = async (base: string, given: string) =>
    (await fetch(`${base}/healthz`, { headers: { 'x-request-id': given } })).headers.get('x-request-id');

  it('is the one that a trusted proxy gave, where it looks like one', async () => {
    expect(await idFor(api.base, FROM_NGINX)).toBe(FROM_NGINX);
    for (const odd of ['44998124076', 'Rua das Flores', '../etc', `${FROM_NGINX}0`]) {
      expect(await idFor(api.base, odd)).toMatch(UUID);
    }
  });

  it('is made here where no proxy is trusted', async () => {
    const own = await startApi();
    expect(await idFor(own.base, FROM_NGINX)).toMatch(UUID);
    await own.close();
  });
});

describe('one line per request says', () => {
  it('which procedure, how it ended, how long it took and the role of the caller', async () => {
    const ana = await api.novo.entregador();
    const res = await ana.cliente.get(`/entregador/${ana.id}/status`);
    expect(await lineOf(res)).toMatchObject({
      msg: 'request',
      method: 'GET',
      route: 'fila.estado',
      status: 200,
      ms: expect.any(Number),
      role: 'entregador',
    });
  });

  it('every call of a batch', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    const input = encodeURIComponent(JSON.stringify({ 0: { entregador_id: ana.id }, 1: { entregador_id: bia.id } }));
    const res = await ana.cliente.pedir('GET', `/trpc/ofertas.verificar,fila.estado?batch=1&input=${input}`);
    expect(await lineOf(res)).toMatchObject({
      route: 'batch',
      calls: expect.arrayContaining([
        { route: 'ofertas.verificar', status: 200 },
        { route: 'fila.estado', status: 403 },
      ]),
    });
  });

  it('nothing of an address that does not exist', async () => {
    const res = await fetch(`${api.base}/api/entregador/7/segredos-de-Maria?nome=Maria`);
    expect(await lineOf(res)).toMatchObject({ route: 'unknown', status: 404, role: null });
    expect(JSON.stringify(lines)).not.toMatch(/Maria|segredos/);
  });
});

it('a slow request is a warning, with the time it waited for the dispatch lock', async () => {
  const [comercio, ana] = [await api.novo.comercio(), await api.novo.entregador()];
  await ficarOnline(ana);
  const impatient = await api.another({ LENTO_SEGUNDOS: '0.05' });
  const loja = { ...comercio, cliente: new Client(impatient, comercio.cliente.cookie) };
  lines = [];
  const em = api.orm.em.fork();
  await em.begin();
  await em.execute('select 1 from despacho where id = 1 for no key update');
  const asked = pedir(loja);
  await ate(() => alguemEspera(api));
  await em.execute('select pg_sleep(0.1)');
  await em.commit();
  await asked;
  const slow = () => lines.find(({ msg, route }) => msg === 'slow request' && route === 'solicitacoes.criar');
  await expect.poll(slow, { timeout: 30_000 }).toBeDefined();
  expect(slow()).toMatchObject({ level: WARN, status: 200, role: 'comercio' });
  expect(slow()?.lock_ms).toBeGreaterThanOrEqual(100);
  expect(slow()?.ms).toBeGreaterThanOrEqual(slow()?.lock_ms ?? Number.POSITIVE_INFINITY);
});
