import type { Em } from '@corre/db/orm.ts';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { notNow } from '../../base/database-failures.ts';
import type { Context } from './context.ts';
import { router, t, withErrors } from './init.ts';

const failed = (code: string) => Object.assign(new Error('canceling statement'), { code });
const procedure = t.procedure.use(withErrors).input(z.string());
const fail = ({ input }: { input: string }): never => {
  throw input === 'na fila' ? notNow(failed('55P03')) : failed(input);
};
const { createCaller } = router({ ato: procedure.mutation(fail), leitura: procedure.query(fail) });

/** Calls, and returns how many transactions the count of refusals opened. */
async function counted(name: 'ato' | 'leitura', input: string): Promise<number> {
  const transactional = vi.fn(async () => undefined);
  const em: Em = { fork: () => em, transactional } as unknown as Em;
  const record = { calls: [] } as unknown as Context['record'];
  await expect(createCaller({ em, record } as unknown as Context)[name](input)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
  await new Promise(setImmediate);
  return transactional.mock.calls.length;
}

// [sistema-preso]
test('an act whose row was held is counted once, in the queue and beside it', async () => {
  expect(await counted('ato', '55P03')).toBe(1);
  expect(await counted('ato', 'na fila')).toBe(1);
});

test('a read, a deadlock and a slow statement are not counted', async () => {
  expect(await counted('leitura', '55P03')).toBe(0);
  expect(await counted('ato', '40P01')).toBe(0);
  expect(await counted('ato', '57014')).toBe(0);
});

test('the answer does not wait for the count', async () => {
  const em: Em = { fork: () => em, transactional: () => new Promise(() => undefined) } as unknown as Em;
  const record = { calls: [] } as unknown as Context['record'];
  await expect(createCaller({ em, record } as unknown as Context).ato('55P03')).rejects.toMatchObject({
    message: expect.stringContaining('Tente de novo'),
  });
});
