import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { type CorreOptions, createCorre } from './client.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

type Step = number | 'lost' | 'never' | { status: number; headers: Record<string, string> };

/** Starts a server that answers one call after the other by `steps`, then 200, and keeps what came. */
async function server(...steps: Step[]) {
  const calls: IncomingMessage[] = [];
  const bodies: string[] = [];
  const listener: RequestListener = async (request, response) => {
    calls.push(request);
    let body = '';
    for await (const part of request) body += part;
    bodies.push(body);
    const step = steps.shift() ?? 200;
    if (step === 'lost') return request.socket.destroy();
    if (step === 'never') return;
    const { status, headers } = typeof step === 'number' ? { status: step, headers: {} } : step;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(
      JSON.stringify(status === 200 ? { message: 'ok' } : { detail: `Falhou ${status}`, codigo: 'X', campo: 'y' }),
    );
  };
  const http = createServer(listener);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    http.closeAllConnections();
    http.close();
  });
  const baseUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
  const client = (options: Partial<CorreOptions> = {}) =>
    createCorre({ baseUrl, key: 'corre_live_1', pause: 1, ...options });
  return { calls, bodies, client };
}

const CANCELAR = '/comercio/solicitacao/{solicitacao_id}/cancelar';
const init = { params: { path: { solicitacao_id: 7 } } };
const ENTRADA = { body: { usuario: 'a', senha: 'b' } };

it('an act is tried again after 429, 502, 503, 504 and a lost connection, with one key', async () => {
  const { calls, client } = await server(429, 502, 503, 'lost');
  expect(await client().put(CANCELAR, init)).toEqual({ message: 'ok' });
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual(
    Array(5).fill('PUT /api/comercio/solicitacao/7/cancelar'),
  );
  const keys = new Set(calls.map(({ headers }) => headers['idempotency-key']));
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(calls[4]?.headers.authorization).toBe('Bearer corre_live_1');
});

it('two acts have two keys, and the caller’s own key is kept', async () => {
  const { calls, client } = await server();
  const corre = client();
  await corre.put(CANCELAR, init);
  await corre.put(CANCELAR, init);
  await corre.put(CANCELAR, { params: { ...init.params, header: { 'Idempotency-Key': 'pedido-1' } } });
  const [first, second, third] = calls.map(({ headers }) => headers['idempotency-key']);
  expect(first).not.toBe(second);
  expect(third).toBe('pedido-1');
});

it('each try sends the whole body', async () => {
  const { bodies, client } = await server(503);
  const body = { endereco: 'Rua Açaí, 1', valor_estimado: 9.5 };
  await client().post('/comercio/{comercio_nome}/solicitar-entrega', {
    params: { path: { comercio_nome: 'Açaí & Cia' } },
    body,
  });
  expect(bodies.map((each) => JSON.parse(each))).toEqual([body, body]);
});

it.each<Step>([502, 503, 504, 'lost'])('an act without a key is not tried again after %s', async (step) => {
  const { calls, client } = await server(step);
  await expect(client().post('/login', ENTRADA)).rejects.toMatchObject({ name: 'CorreError' });
  expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined]);
});

it('429 did nothing, so every act is tried again', async () => {
  const { calls, client } = await server(429);
  await client().post('/login', ENTRADA);
  expect(calls).toHaveLength(2);
});

it.each([400, 401, 403, 404, 409, 500])('%i is thrown at once, with the fields of the error', async (status) => {
  const { calls, client } = await server({ status, headers: { 'x-request-id': 'r-1' } });
  const refused = client().put(CANCELAR, init);
  const error = {
    status,
    codigo: 'X',
    detail: `Falhou ${status}`,
    message: `Falhou ${status}`,
    campo: 'y',
    request_id: 'r-1',
  };
  await expect(refused).rejects.toMatchObject(error);
  expect(calls).toHaveLength(1);
});

it('Retry-After sets the pause', async () => {
  const { calls, client } = await server({ status: 429, headers: { 'retry-after': '0.25' } });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await client().put(CANCELAR, init);
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 250);
  expect(calls).toHaveLength(2);
});

it('a longer Retry-After than the caller waits ends the call', async () => {
  const { calls, client } = await server({ status: 429, headers: { 'retry-after': '600' } });
  await expect(client().put(CANCELAR, init)).rejects.toMatchObject({ status: 429 });
  expect(calls).toHaveLength(1);
});

it('tries end', async () => {
  const { calls, client } = await server(503, 503, 503, 503);
  await expect(client({ retries: 2 }).put(CANCELAR, init)).rejects.toMatchObject({ status: 503 });
  expect(calls).toHaveLength(3);
});

it('a try without an answer ends after its time; no answer at all has status 0', async () => {
  const { client } = await server('never', 'never');
  // A busy machine may end a try before it arrives.
  const sent: Request[] = [];
  const fetch = (request: Request) => {
    sent.push(request);
    return globalThis.fetch(request);
  };
  await expect(client({ retries: 1, timeout: 50, fetch }).put(CANCELAR, init)).rejects.toMatchObject({
    status: 0,
    codigo: null,
  });
  expect(sent).toHaveLength(2);
});

it('the caller’s own signal ends the pauses', async () => {
  const { calls, client } = await server(503);
  const abort = new AbortController();
  const asked = client({ pause: 20_000 }).put(CANCELAR, { ...init, signal: abort.signal });
  await expect.poll(() => calls).toHaveLength(1);
  abort.abort();
  await expect(asked).rejects.toMatchObject({ status: 0 });
  expect(calls).toHaveLength(1);
});
