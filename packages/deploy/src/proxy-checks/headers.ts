import { SECURITY_HEADERS } from '@corre/api/transport/web/protection.ts';
import { expect } from 'vitest';
import type { Answer } from '../testing/ask.ts';
import type { Check, World } from './check.ts';

const names = [...SECURITY_HEADERS.keys()].map((name) => name.toLowerCase());
/** Returns the security headers of an answer. A header that is sent twice contains a comma. */
const protection = ({ headers }: Answer) => Object.fromEntries(names.map((name) => [name, headers[name]]));
/** Returns the security headers of the API without a proxy. */
const byTheApi = async ({ get, direct }: World) => protection(await get(`${direct}/api/public/configuracao`));

const same = (name: string, ask: (world: World) => Promise<Answer>): Check => ({
  name: `${name} carries every security header as the API says it, once`,
  run: async (world) => expect(protection(await ask(world))).toEqual(await byTheApi(world)),
});

export const HEADER_CHECKS: readonly Check[] = [
  ...names.map(
    (header): Check => ({
      name: `a page carries ${header} as the API says it`,
      async run(world) {
        const expected = (await byTheApi(world))[header];
        expect(expected).toBeDefined();
        expect((await world.get('/comercio')).headers[header]).toBe(expected);
      },
    }),
  ),
  same('a script', ({ get, releases }) => get(releases.get('landing')?.script ?? '')),
  same('a service worker', ({ get }) => get('/suporte/sw.js')),
  same('a missing file', ({ get }) => get('/assets/gone.js')),
  same('an answer of the API', ({ get }) => get('/api/public/configuracao')),
  same('a refusal of the API', ({ get }) => get('/api/sessao')),
  same('a failure of the proxy', ({ get }) => get('/metrics')),
  {
    name: 'nobody says which version of what answers',
    async run({ get }) {
      for (const where of ['/', '/api/public/configuracao', '/assets/gone.js']) {
        const { headers } = await get(where);
        expect(headers['x-powered-by']).toBeUndefined();
        expect(headers.server ?? '').not.toMatch(/\d/);
      }
    },
  },
];
