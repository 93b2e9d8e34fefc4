import { expect } from 'vitest';
import type { Asking } from '../testing/ask.ts';
import type { Check, World } from './check.ts';

const MEGABYTE = 1024 * 1024;
const json = (value: unknown, headers: Record<string, string> = {}): Asking => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});
const detailOf = (text: string): unknown => JSON.parse(text).detail;
const named = ({ shop }: World, rest: string) => `/api/comercio/${encodeURIComponent(shop)}${rest}`;
const photo = (megabytes: number) => json({ foto: 'x'.repeat(megabytes * MEGABYTE) });
const delivery = { endereco: 'Rua Joubert de Carvalho, 623', valor_estimado: 9.5 };

/** A sign-out without a session: the smallest change there is. */
const leave = (headers: Record<string, string>): Asking => ({ method: 'POST', headers });
const fromElsewhere = (name: string, headers: Record<string, string>): Check => ({
  name: `a change asked from ${name} is refused`,
  run: async ({ get }) => expect((await get('/api/logout', leave(headers))).status).toBe(403),
});

const reached: Check[] = [
  {
    name: 'an answer of the API passes, and nobody keeps it',
    async run({ get }) {
      const answer = await get('/api/public/configuracao');
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
      expect(answer.headers['x-request-id']).toBeDefined();
    },
  },
  {
    name: 'a request is named by the proxy, whatever name it claims',
    async run({ get }) {
      const claimed = '0123456789abcdef0123456789abcdef';
      const answer = await get('/api/public/configuracao', { headers: { 'x-request-id': claimed } });
      expect(answer.headers['x-request-id']).not.toBe(claimed);
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{32,36}$/);
    },
  },
  {
    name: 'a query by tRPC passes with its input',
    async run({ get }) {
      const answer = await get('/trpc/publico.configuracao,publico.configuracao?batch=1&input=%7B%7D');
      expect(JSON.parse(answer.text)).toHaveLength(2);
    },
  },
  {
    name: 'a name with a slash, an ampersand and accents arrives as it was sent',
    async run(world) {
      const answer = await world.get(named(world, '/local'), { headers: { cookie: world.cookies.shop } });
      expect(answer.status).toBe(200);
    },
  },
  {
    name: 'and so it does in a change with a key, which goes another way',
    async run(world) {
      const headers = { cookie: world.cookies.shop, 'idempotency-key': 'a-name-with-a-slash' };
      const [first, second] = [
        await world.get(named(world, '/solicitar-entrega'), json(delivery, headers)),
        await world.get(named(world, '/solicitar-entrega'), json(delivery, headers)),
      ];
      expect(first.status).toBe(200);
      expect(second.text).toBe(first.text);
    },
  },
  {
    name: 'a broken escape is refused with a sentence',
    async run({ get }) {
      const answer = await get('/api/comercio/%E0%A4%A/local');
      expect({ status: answer.status, detail: detailOf(answer.text) }).toEqual({
        status: 400,
        detail: 'Pedido inválido',
      });
    },
  },
  {
    name: 'an address that the API does not know is its own 404',
    async run({ get }) {
      const answer = await get('/api/nada');
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toHaveProperty('request_id');
    },
  },
  {
    name: 'a refusal of the API keeps its sentence',
    async run({ get }) {
      const answer = await get('/api/login', {
        method: 'POST',
        body: 'a=1',
        headers: { 'content-type': 'text/plain' },
      });
      expect({ status: answer.status, detail: detailOf(answer.text) }).toEqual({
        status: 415,
        detail: 'Envie os dados em JSON',
      });
    },
  },
  { name: '/healthz passes', run: async ({ get }) => expect((await get('/healthz')).text).toBe('{"status":"ok"}') },
  { name: '/readyz passes', run: async ({ get }) => expect((await get('/readyz')).status).toBe(200) },
  { name: '/metrics does not', run: async ({ get }) => expect((await get('/metrics')).status).toBe(404) },
  {
    name: 'a method of other protocols is refused',
    run: async ({ get }) => expect((await get('/api/public/configuracao', { method: 'TRACE' })).status).toBe(405),
  },
];

const uploads: Check[] = [
  {
    name: 'a body of 7 MB reaches the API where a photo goes',
    run: async ({ get }) =>
      expect(JSON.parse((await get('/api/upload/foto', photo(7))).text)).toHaveProperty('request_id'),
  },
  {
    name: 'a body above 8 MB is refused with a sentence',
    async run({ get }) {
      const answer = await get('/api/upload/foto', photo(9));
      expect({ status: answer.status, detail: detailOf(answer.text) }).toEqual({
        status: 413,
        detail: 'Dados grandes demais',
      });
    },
  },
  {
    name: 'and under /trpc it is a refusal that a panel can read',
    async run({ get }) {
      const answer = await get('/trpc/fotos.enviar', photo(9));
      expect(JSON.parse(answer.text).error.data).toMatchObject({
        httpStatus: 413,
        code: 'PAYLOAD_TOO_LARGE',
        codigo: 'DADOS_GRANDES_DEMAIS',
      });
    },
  },
  {
    name: 'a body of 1 MB where no file goes is refused by the API',
    async run({ get }) {
      const answer = await get('/api/login', photo(1));
      expect({ status: answer.status, detail: detailOf(answer.text) }).toEqual({
        status: 413,
        detail: 'Dados grandes demais',
      });
    },
  },
];

const origins: Check[] = [
  {
    name: 'a change asked from our own page passes, whatever port we have',
    async run({ get, proxy }) {
      expect((await get('/api/logout', leave({ origin: proxy.origin }))).status).toBeLessThan(300);
    },
  },
  {
    name: 'a change asked from another port of our host is refused',
    async run({ get, proxy }) {
      const { hostname } = new URL(proxy.origin);
      expect((await get('/api/logout', leave({ origin: `https://${hostname}:1` }))).status).toBe(403);
    },
  },
  fromElsewhere('another site', { origin: 'https://elsewhere.example' }),
  fromElsewhere('another site, as browsers say it', { 'sec-fetch-site': 'cross-site' }),
  fromElsewhere('a sibling host', { 'sec-fetch-site': 'same-site' }),
  fromElsewhere('nowhere', { origin: 'null' }),
];

export const API_CHECKS: readonly Check[] = [...reached, ...uploads, ...origins];
