import { connect as connectHttp2 } from 'node:http2';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { expect } from 'vitest';
import type { Check, World } from './check.ts';

/** Returns the result of a TLS handshake; rejects when it failed. */
function handshake({ proxy }: World, options: ConnectionOptions): Promise<string | false | null> {
  const { hostname, port } = new URL(proxy.origin);
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      host: '127.0.0.1',
      port: Number(port),
      servername: hostname,
      rejectUnauthorized: false,
      ...options,
    });
    socket.once('error', reject).once('secureConnect', () => {
      resolve(socket.alpnProtocol);
      socket.destroy();
    });
  });
}

function byHttp2({ proxy }: World, path: string): Promise<number> {
  const { port } = new URL(proxy.origin);
  const session = connectHttp2(`https://localhost:${port}`, { rejectUnauthorized: false });
  return new Promise<number>((resolve, reject) => {
    session.once('error', reject);
    session
      .request({ ':path': path })
      .once('response', (headers) => resolve(Number(headers[':status'])))
      .once('error', reject)
      .end();
  }).finally(() => session.close());
}

const tls: Check[] = [
  {
    name: 'HTTP/2 is spoken',
    run: async (world) => expect(await handshake(world, { ALPNProtocols: ['h2', 'http/1.1'] })).toBe('h2'),
  },
  {
    name: 'HTTP/1.1 is still spoken',
    run: async (world) => expect(await handshake(world, { ALPNProtocols: ['http/1.1'] })).toBe('http/1.1'),
  },
  {
    name: 'TLS below 1.2 is not',
    run: async (world) =>
      expect(
        handshake(world, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT:@SECLEVEL=0' }),
      ).rejects.toThrow(),
  },
  { name: 'a page comes by HTTP/2', run: async (world) => expect(await byHttp2(world, '/admin')).toBe(200) },
  {
    name: 'an answer of the API comes by HTTP/2',
    run: async (world) => expect(await byHttp2(world, '/api/public/configuracao')).toBe(200),
  },
  {
    name: 'plain http leads to https, with path and query',
    async run({ get, proxy }) {
      const { host, http } = proxy.settings;
      const answer = await get(`http://${host}:${http}/login?tipo=1%2F2`);
      expect(answer.status).toBe(308);
      expect(answer.headers.location).toBe(`${proxy.origin}/login?tipo=1%2F2`);
    },
  },
];

const encoded = (accepted: string) => ({ headers: { 'accept-encoding': accepted } });

const sizes: Check[] = [
  {
    name: 'a script goes out as it was compressed at the release',
    async run({ get, releases }) {
      const { script = '', bytes } = releases.get('courier') ?? {};
      const answer = await get(script, encoded('gzip'));
      expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(bytes?.gzip) });
      expect(answer.body).toHaveLength(bytes?.gzip ?? 0);
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
    },
  },
  {
    name: 'with brotli, to a browser that knows it',
    async run({ get, releases, proxy }) {
      const { script = '', bytes } = releases.get('courier') ?? {};
      const answer = await get(script, encoded('gzip, br'));
      expect(answer.headers['content-encoding']).toBe(proxy.settings.brotli ? 'br' : 'gzip');
      expect(answer.body).toHaveLength((proxy.settings.brotli ? bytes?.brotli : bytes?.gzip) ?? 0);
    },
  },
  {
    name: 'plain, to whoever knows no compression',
    async run({ get, releases }) {
      const { script = '', bytes } = releases.get('courier') ?? {};
      const answer = await get(script);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.body).toHaveLength(bytes?.plain ?? 0);
    },
  },
  {
    name: 'a page is compressed',
    run: async ({ get }) => expect((await get('/dashboard', encoded('gzip'))).headers['content-encoding']).toBe('gzip'),
  },
  {
    name: 'a face is not: it is already',
    run: async ({ get }) =>
      expect((await get('/admin/assets/face.woff2', encoded('gzip'))).headers['content-encoding']).toBeUndefined(),
  },
  {
    name: 'a long answer of the API is compressed by it',
    async run({ get }) {
      const [small, whole] = await Promise.all([get('/api/openapi.json', encoded('gzip')), get('/api/openapi.json')]);
      expect(small.headers['content-encoding']).toBe('gzip');
      expect(small.body.length).toBeLessThan(whole.body.length / 4);
    },
  },
];

export const TRANSPORT_CHECKS: readonly Check[] = [...tls, ...sizes];
