import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { expect } from 'vitest';
import type { ProxySettings } from '../proxy/settings.ts';
import { type Answer, type Asking, ask } from '../testing/ask.ts';
import type { Check, RunningProxy, World } from './check.ts';

/** A server in the API's place that answers as a test tells it. */
interface StandIn {
  address: string;
  /** number of calls received */
  met(): number;
  stop(): Promise<void>;
}

/** Starts the stand-in on `port`, or on a free one. */
async function standIn(meet: (req: IncomingMessage, res: ServerResponse) => void, port = 0): Promise<StandIn> {
  let met = 0;
  const server: Server = createServer((req, res) => {
    met += 1;
    meet(req, res);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  return {
    address: `127.0.0.1:${typeof at === 'object' && at ? at.port : port}`,
    met: () => met,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const well = (port?: number) => standIn((_req, res) => res.end('{"status":"well"}'), port);
/** A process that accepts a call and dies before it answers. */
const dying = () => standIn((req) => req.socket.destroy());
const silent = () => standIn(() => undefined);
const change = (headers: Record<string, string> = {}): Asking => ({ method: 'POST', body: '{}', headers });
const keyed = (i: number) => change({ 'idempotency-key': `key-${i}` });
const CALLS = 12;
const RESTARTING = {
  detail: 'O servidor está voltando. Tente de novo em instantes.',
  codigo: 'SERVIDOR_VOLTANDO',
  request_id: expect.stringMatching(/^[\da-f-]{32,36}$/),
};

type Tried = { origin: string; call: (path: string, asking?: Asking) => Promise<Answer> };

/** Runs `tried` with a proxy of its own in front of these processes. */
async function before({ start }: World, changes: Partial<ProxySettings>, tried: (found: Tried) => Promise<void>) {
  const proxy: RunningProxy = await start(changes);
  try {
    await tried({ origin: proxy.origin, call: (path, asking) => ask(proxy.origin + path, asking) });
  } finally {
    await proxy.stop();
  }
}

async function withBoth(world: World, tried: (found: Tried, broken: StandIn, sound: StandIn) => Promise<void>) {
  const [broken, sound] = await Promise.all([dying(), well()]);
  try {
    await before(world, { api: [broken.address, sound.address] }, (found) => tried(found, broken, sound));
  } finally {
    await Promise.all([broken.stop(), sound.stop()]);
  }
}

const statuses = async (call: Tried['call'], path: string, asking: (i: number) => Asking) => {
  const answers: number[] = [];
  for (let i = 0; i < CALLS; i += 1) answers.push((await call(path, asking(i))).status);
  return answers;
};

export const FAILURE_CHECKS: readonly Check[] = [
  {
    name: 'without any process the API is away: a sentence, when to come back, and every page is there',
    async run(world) {
      await before(world, { api: [`127.0.0.1:${await freePort()}`] }, async ({ call }) => {
        const answer = await call('/api/sessao');
        expect([502, 503]).toContain(answer.status);
        expect(JSON.parse(answer.text)).toEqual(RESTARTING);
        expect(answer.headers['content-type']).toMatch(/^application\/json/);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        expect((await call('/dashboard')).status).toBe(200);
      });
    },
  },
  {
    name: 'and a change with a key is answered with the same sentence',
    async run(world) {
      await before(world, { api: [`127.0.0.1:${await freePort()}`] }, async ({ call }) => {
        const answer = await call('/trpc/sessao.sair', keyed(1));
        expect([502, 503]).toContain(answer.status);
        expect(JSON.parse(answer.text)).toEqual(RESTARTING);
      });
    },
  },
  {
    name: 'a process that comes back is asked by the very next call',
    async run(world) {
      const [port, dead] = [await freePort(), await freePort()];
      // nginx never marks its only upstream as failed, so the check needs two.
      await before(world, { api: [`127.0.0.1:${port}`, `127.0.0.1:${dead}`] }, async ({ call }) => {
        for (let i = 0; i < 2; i += 1) await call('/api/sessao');
        const back = await well(port);
        expect((await call('/api/sessao')).status).toBe(200);
        await back.stop();
      });
    },
  },
  {
    name: 'a read that a dying process drops is answered by another',
    run: (world) =>
      withBoth(world, async ({ call }, broken) => {
        expect(new Set(await statuses(call, '/trpc/fila', () => ({})))).toEqual(new Set([200]));
        expect(broken.met()).toBeGreaterThan(0);
      }),
  },
  ...['/api/sair', '/trpc/sessao.sair'].map(
    (path): Check => ({
      name: `a change of ${path.slice(0, 5)} with a key that a dying process drops is tried at another`,
      run: (world) =>
        withBoth(world, async ({ call }, broken) => {
          expect(new Set(await statuses(call, path, keyed))).toEqual(new Set([200]));
          expect(broken.met()).toBeGreaterThan(0);
        }),
    }),
  ),
  {
    name: 'a change without a key is never tried twice',
    run: (world) =>
      withBoth(world, async ({ call }, broken, sound) => {
        const answers = await statuses(call, '/api/sair', () => change());
        expect(answers).toContain(502);
        expect(broken.met() + sound.met()).toBe(CALLS);
      }),
  },
  {
    name: 'one address that holds too many calls open is told so, and no other is',
    async run(world) {
      const hanging = await silent();
      await before(world, { api: [hanging.address], open: 5 }, async ({ call, origin }) => {
        const held = Array.from({ length: 5 }, () => call('/api/sessao', { from: '127.0.0.41' }).catch(() => null));
        await expect.poll(hanging.met).toBe(5);
        const answer = await call('/trpc/sessao.atual', { from: '127.0.0.41' });
        expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
        expect(JSON.parse(answer.text).error.data).toMatchObject({ httpStatus: 429, codigo: 'CHAMADAS_DEMAIS' });
        const other = ask(`${origin}/api/sessao`, { from: '127.0.0.42' }).catch(() => null);
        await expect.poll(hanging.met).toBe(6);
        await hanging.stop();
        await Promise.all([...held, other]);
      });
    },
  },
  {
    name: 'one address that calls too often is told so',
    async run(world) {
      const sound = await well();
      await before(world, { api: [sound.address], calls: 1 }, async ({ call }) => {
        const answers = await Promise.all(Array.from({ length: 12 }, () => call('/api/sessao')));
        const told = answers.filter(({ status }) => status === 429);
        expect(told.length).toBeGreaterThan(0);
        expect(JSON.parse(told[0]?.text ?? '')).toMatchObject({
          detail: 'Muitas chamadas de uma vez. Tente de novo em instantes.',
          codigo: 'CHAMADAS_DEMAIS',
        });
      });
      await sound.stop();
    },
  },
];
