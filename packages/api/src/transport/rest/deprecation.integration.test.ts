import express from 'express';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Page } from '../../base/page.ts';
import type { Context } from '../trpc/context.ts';
import { router, t } from '../trpc/init.ts';
import { deprecationSentence } from './deprecation.ts';
import { mountRest } from './mount-rest.ts';

const deprecated = { since: '2026-12-01', sunset: '2027-03-01', instead: 'GET /novas' };
const answer = t.procedure.output(z.object({ feito: z.boolean() }));
const fixture = router({
  velha: answer.meta({ deprecated, openapi: { method: 'GET', path: '/velha' } }).query(() => ({ feito: true })),
  recusa: answer.meta({ deprecated, openapi: { method: 'GET', path: '/recusa' } }).query(() => {
    throw new Error('a fault');
  }),
  nova: answer.meta({ openapi: { method: 'GET', path: '/novas' } }).query(() => ({ feito: true })),
});

it('a call that will go says since when and until when, also in an error; another says nothing', async () => {
  const app = express().use(
    mountRest({
      router: fixture,
      log: pino({ level: 'silent' }),
      siteUrl: undefined,
      files: [],
      // These procedures read nothing else of their context.
      createContext: async () => ({ page: new Page() }) as Context,
    }),
  );
  const server = app.listen(0);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const said = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    return [status, headers.get('deprecation'), headers.get('sunset')];
  };
  expect(await said('/velha')).toEqual([200, '@1796083200', 'Mon, 01 Mar 2027 00:00:00 GMT']);
  expect(await said('/recusa')).toEqual([500, '@1796083200', 'Mon, 01 Mar 2027 00:00:00 GMT']);
  expect(await said('/novas')).toEqual([200, null, null]);
  server.close();
});

it('the description says what replaces the call', () => {
  expect(deprecationSentence(deprecated)).toBe('Deixa de existir em 01/03/2027. Use GET /novas.');
  expect(deprecationSentence({ ...deprecated, instead: null })).toBe('Deixa de existir em 01/03/2027.');
});
