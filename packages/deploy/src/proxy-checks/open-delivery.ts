import { OPEN_DELIVERY_PLACES } from '@corre/contract/web-paths.ts';
import { expect } from 'vitest';
import type { Check } from './check.ts';

const json = { 'content-type': 'application/json' };

export const OPEN_DELIVERY_CHECKS: readonly Check[] = [
  {
    name: 'a point of sale reaches the API, in both versions, and reads its own refusals',
    async run({ get }) {
      for (const where of ['/od/v1/logistics/delivery', '/od/v2/logistics/availability']) {
        const { status, headers, text } = await get(where, { method: 'POST', headers: json, body: '{}' });
        expect({ where, status, type: headers['content-type'] }).toEqual({
          where,
          status: 401,
          type: expect.stringContaining('application/problem+json'),
        });
        expect(JSON.parse(text)).toMatchObject({ status: 401 });
      }
    },
  },
  {
    name: 'its manifest and its token are the API’s, also where a system looks that knows the host alone',
    async run({ get }) {
      const [manifest, token] = OPEN_DELIVERY_PLACES;
      expect(JSON.parse((await get(manifest)).text)).toMatchObject({
        capabilities: { logistics: { supported: true } },
      });
      const body = JSON.stringify({ client_id: 'x', client_secret: 'x', grant_type: 'client_credentials' });
      for (const where of [token, '/od/oauth/token']) {
        expect((await get(where, { method: 'POST', headers: json, body })).status).toBe(401);
      }
    },
  },
];
