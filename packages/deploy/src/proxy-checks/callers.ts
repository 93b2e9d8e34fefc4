import { CLIENT_LIVE_PATH, LIVE_PATH } from '@corre/contract/web-paths.ts';
import { expect } from 'vitest';
import { type Asking, readStream } from '../testing/ask.ts';
import type { Check, World } from './check.ts';

const login = (usuario: string, senha: string, headers: Record<string, string> = {}): Asking => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ usuario, senha, user_type: 'entregador' }),
});
/** One more than the wrong passwords that one address may send for one account (LOGIN_FALHAS_USUARIO of the suite). */
const TOO_MANY = 4;

async function guess({ get }: World, usuario: string, from: string, claim: (i: number) => Record<string, string>) {
  let last = 0;
  for (let i = 0; i < TOO_MANY; i += 1) {
    last = (await get('/api/login', { ...login(usuario, 'errada', claim(i)), from })).status;
  }
  return last;
}

const addresses: Check[] = [
  {
    name: 'the API knows each client by its own address',
    async run(world) {
      expect(await guess(world, 'quem.erra', '127.0.0.21', () => ({}))).toBe(429);
      expect((await world.get('/api/login', { ...login('quem.erra', 'errada'), from: '127.0.0.22' })).status).toBe(401);
    },
  },
  ...['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'CF-Connecting-IP'].map(
    (header, n): Check => ({
      name: `an address that the client claims by ${header} is not believed`,
      async run(world) {
        const claim = (i: number) => ({ [header]: header === 'Forwarded' ? `for=10.0.0.${i}` : `10.0.0.${i}` });
        expect(await guess(world, `quem.finge${n}`, `127.0.0.3${n}`, claim)).toBe(429);
      },
    }),
  ),
  {
    name: 'who signs in gets a cookie for https and this host alone',
    async run({ get, user }) {
      const answer = await get('/api/login', login(user.usuario, user.senha, { 'x-forwarded-proto': 'http' }));
      expect(answer.status).toBe(200);
      const session = answer.headers['set-cookie']?.find((line) => line.startsWith('__Host-corre_sessao='));
      expect(session).toMatch(/; Secure/);
      expect(session).toMatch(/; HttpOnly/);
      expect(session).not.toMatch(/Domain/i);
    },
  },
  {
    name: 'a signed-in caller is known through the proxy',
    async run({ get, cookies }) {
      const answer = await get('/api/sessao', { headers: { cookie: cookies.courier } });
      expect(JSON.parse(answer.text)).toMatchObject({ user_type: 'entregador' });
    },
  },
];

const streams: Check[] = [LIVE_PATH, CLIENT_LIVE_PATH].flatMap((path): Check[] => [
  {
    name: `a live stream says something at once, and goes on: ${path}`,
    async run({ proxy, cookies }) {
      const stream = await readStream(proxy.origin, cookies.courier, path);
      expect(stream.headers['content-type']).toMatch(/^text\/event-stream/);
      expect(stream.headers['content-encoding']).toBeUndefined();
      const first = await stream.next();
      const second = await stream.next();
      stream.close();
      // Each came in a piece of its own. A buffer would have put the first event and the ping into the same piece.
      expect(first.text).not.toContain('event: ping');
      expect(second.text).toContain('event: ping');
    },
  },
  {
    name: `nobody has a stream without a session: ${path}`,
    async run({ get }) {
      const { status, text } = await get(path);
      expect([status, JSON.parse(text).codigo]).toEqual([401, 'SESSAO_TERMINADA']);
    },
  },
]);

export const CALLER_CHECKS: readonly Check[] = [...addresses, ...streams];
