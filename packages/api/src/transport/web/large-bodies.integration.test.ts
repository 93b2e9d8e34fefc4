import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { testPhoto } from '@corre/testing/harness/photo.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const MB = 1024 * 1024;
/** The largest body of a caller without a session, in bytes. */
const SMALL = 64 * 1024;

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await startApi();
  ana = await api.novo.entregador();
});
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

const FILES = [
  '/api/upload/foto',
  '/api/entregador/solicitacao/1/foto',
  '/api/entregador/problema/1/foto',
  '/api/admin/lotes/1/retorno',
  '/trpc/fotos.enviar',
  '/trpc/prova.enviarFoto',
  '/trpc/problemas.enviarFoto',
  '/trpc/lotes.retorno',
];
const manyKeys = (bytes: number) => {
  const parts: string[] = [];
  for (let n = 0, size = 0; size < bytes; n += 1) {
    parts.push(`"k${n}":1`);
    size += parts.at(-1)?.length ?? 0;
  }
  return `{${parts.join(',')}}`;
};
const manyObjects = (bytes: number) => `[${'{},'.repeat(bytes / 3)}{}]`;

/** Returns the length of the longest text that this process has parsed since the call. */
function longestParsed(): () => number {
  const parse = vi.spyOn(JSON, 'parse');
  return () => Math.max(0, ...parse.mock.calls.map(([text]) => String(text).length));
}

/** Sends the head of a request and the beginning of its body, and returns the answer that comes before the rest. */
async function begin(
  path: string,
  mais: string,
  payload = '{"foto_base64":"',
): Promise<{ answer: string; socket: Socket }> {
  const { hostname, port } = new URL(api.base);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${mais}\r\n${payload}`);
  const [answer] = await once(socket.setEncoding('utf8'), 'data');
  return { answer, socket };
}

describe('whoever is nobody', () => {
  it.each(FILES)('is refused at %s before the body is read, and hears so', async (path) => {
    const { answer, socket } = await begin(path, `Content-Length: ${7 * MB}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"detail":"Entre na sua conta para enviar um arquivo deste tamanho."');
    expect(answer).toMatch(/connection: close/i);
    // The server still reads incoming data, so that the client does not lose the answer.
    socket.write('A'.repeat(MB));
    socket.end();
    await once(socket, 'close');
  });

  it.each([
    ['an object of many keys', manyKeys(7 * MB)],
    ['a list of many objects', manyObjects(7 * MB)],
    ['one long text', JSON.stringify({ foto_base64: 'A'.repeat(7 * MB) })],
  ])('cannot have %s parsed, and reads the answer after sending it all', async (_, payload) => {
    const longest = longestParsed();
    const answers = await Promise.all(
      FILES.map((path) =>
        fetch(api.base + path, { method: 'POST', body: payload, headers: { 'content-type': 'application/json' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(FILES.map(() => 413));
    expect(longest()).toBeLessThanOrEqual(SMALL);
  });

  it('is refused as soon as pieces without an announced length are too many', async () => {
    const longest = longestParsed();
    const { hostname, port } = new URL(api.base);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.write(
      'POST /api/upload/foto HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const piece = 'A'.repeat(SMALL + 1);
    socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    expect(longest()).toBeLessThanOrEqual(SMALL);
  });

  it('with a session that is over is asked to sign in again', async () => {
    const { answer, socket } = await begin(
      '/api/upload/foto',
      `Content-Length: ${7 * MB}\r\nCookie: corre_sessao=${'a'.repeat(43)}\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain('Sua sessão terminou. Entre de novo.');
    socket.destroy();
  });

  it('is refused before the body at every other address as well', async () => {
    const { answer, socket } = await begin('/api/login', `Content-Length: ${7 * MB}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });
});

describe('an account', () => {
  it.each([
    ['of many keys', manyKeys(2 * MB)],
    ['of many objects', manyObjects(2 * MB)],
    ['of many objects in a field', `{"foto_base64":${manyObjects(2 * MB)}}`],
  ])('has no large body %s parsed', async (_, payload) => {
    const longest = longestParsed();
    const { status, body } = await ana.cliente.post('/upload/foto', payload);
    expect([status, body.detail]).toEqual([400, 'Envie só o arquivo e os campos desta chamada']);
    const trpc = await ana.cliente.pedir<{ error: { message: string } }>('POST', '/trpc/fotos.enviar', payload);
    expect([trpc.status, trpc.body.error.message]).toEqual([400, 'Envie só o arquivo e os campos desta chamada']);
    expect(longest()).toBeLessThanOrEqual(SMALL);
  });

  it('sends one large body at a time: the next ones wait their turn, and too many are told so', async () => {
    const bia = await api.novo.entregador();
    const { hostname, port } = new URL(api.base);
    const [start, rest] = ['{"foto_base64":"', `${'A'.repeat(SMALL)}"}`];
    const head = `Cookie: ${bia.cliente.cookie}\r\nContent-Length: ${start.length + rest.length}\r\n`;
    const sockets = Array.from({ length: 15 }, () => {
      const socket = connect(Number(port), hostname).setEncoding('utf8');
      const answer = { text: '', socket };
      socket.on('data', (part: string) => (answer.text += part)).on('error', () => undefined);
      socket.write(
        `POST /api/upload/foto HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}\r\n${start}`,
      );
      return answer;
    });
    const refused = () => sockets.filter(({ text }) => text.startsWith('HTTP/1.1 429 '));
    // One body is being read, and eight wait.
    await expect.poll(() => refused().length).toBe(6);
    expect(refused()[0]?.text).toContain('"detail":"Há arquivos demais da sua conta chegando.');
    expect(refused()[0]?.text).toMatch(/retry-after: 10/i);
    // A body of another account does not wait.
    expect((await ana.cliente.post('/upload/foto', { foto_base64: 'A'.repeat(SMALL) })).status).toBe(400);
    const waiting = sockets.filter(({ text }) => text === '');
    for (const { socket } of waiting) socket.write(rest);
    await expect.poll(() => waiting.filter(({ text }) => text.startsWith('HTTP/1.1 400 ')).length).toBe(9);
    for (const { socket } of sockets) socket.destroy();
    expect((await bia.cliente.post('/upload/foto', { foto_base64: 'A'.repeat(SMALL) })).status).toBe(400);
  });

  // [foto]
  it('sends a photo as it is, as well as in JSON', async () => {
    const bytes = Buffer.from((await testPhoto()).replace(/^data:[^,]*,/, ''), 'base64');
    for (const tipo of ['image/jpeg', 'application/octet-stream']) {
      const res = await fetch(`${api.base}/api/upload/foto`, {
        method: 'POST',
        body: new Uint8Array(bytes),
        headers: { 'content-type': tipo, cookie: ana.cliente.cookie },
      });
      expect([res.status, await res.json()]).toEqual([200, { message: expect.any(String) }]);
    }
    const longest = longestParsed();
    const tooLarge = await fetch(`${api.base}/api/upload/foto`, {
      method: 'POST',
      body: new Uint8Array(5 * MB + 1),
      headers: { 'content-type': 'image/jpeg', cookie: ana.cliente.cookie },
    });
    expect([tooLarge.status, await tooLarge.text()]).toEqual([413, expect.stringContaining('Máximo 5MB')]);
    expect(longest()).toBeLessThanOrEqual(SMALL);
  });

  it.each([
    ['multipart/form-data; boundary=x', '/api/upload/foto'],
    ['text/plain', '/api/upload/foto'],
    ['application/x-www-form-urlencoded', '/api/upload/foto'],
    ['image/jpeg', '/api/cadastro'],
    ['application/octet-stream', '/trpc/fotos.enviar'],
  ])('cannot send %s to %s, which a page of another site could or which is no file', async (tipo, path) => {
    const res = await fetch(api.base + path, {
      method: 'POST',
      body: 'foto_base64=x',
      headers: { 'content-type': tipo, cookie: ana.cliente.cookie },
    });
    expect(res.status).toBe(415);
  });

  it('sends no file from another site', async () => {
    const res = await fetch(`${api.base}/api/upload/foto`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'image/jpeg', cookie: ana.cliente.cookie, origin: 'https://outro.example' },
    });
    expect(res.status).toBe(403);
  });
});
