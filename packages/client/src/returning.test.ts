import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { Returning } from './returning.ts';

const refusal = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: 'x', code: -32_603, data: { code: 'X', httpStatus, detail: 'x' } } });

test('a 503 says that the server is on its way back, and the next answer that it is there; other failures say nothing', () => {
  const server = new Returning();
  const seen: boolean[] = [];
  const stop = server.subscribe(() => seen.push(server.now));
  server.failed(refusal(500));
  server.failed(TRPCClientError.from(new TypeError('Failed to fetch')));
  expect(seen).toEqual([]);
  server.failed(refusal(503));
  server.failed(refusal(503));
  server.answered();
  server.answered();
  expect(seen).toEqual([true, false]);
  stop();
  server.failed(refusal(503));
  expect(seen).toEqual([true, false]);
});
