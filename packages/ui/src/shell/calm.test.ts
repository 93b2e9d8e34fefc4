import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

/** Imports the module anew and creates a client with one request, which `answer` answers. */
async function start() {
  const { watchCalm, whenCalm } = await import('./calm.ts');
  const client = new QueryClient();
  let answer = (_data: string) => {};
  const asked = () =>
    client.fetchQuery({ queryKey: ['first'], queryFn: () => new Promise<string>((given) => (answer = given)) });
  return { watchCalm, whenCalm, client, asked, answer: () => answer('there') };
}

test('what waits for the calm runs once the first answers have come, not before', async () => {
  const { watchCalm, whenCalm, client, asked, answer } = await start();
  const done: string[] = [];
  whenCalm(() => done.push('waited'));
  void asked();
  watchCalm(client);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toEqual([]);
  answer();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual(['waited']);
  whenCalm(() => done.push('at once'));
  expect(done).toEqual(['waited', 'at once']);
});

test('a line that answers nothing is not waited for without end', async () => {
  const { watchCalm, whenCalm, client, asked } = await start();
  const done: string[] = [];
  whenCalm(() => done.push('given up'));
  void asked();
  watchCalm(client);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual(['given up']);
});

test('what was forgotten does not run', async () => {
  const { watchCalm, whenCalm, client } = await start();
  const done: string[] = [];
  const forget = whenCalm(() => done.push('forgotten'));
  forget();
  watchCalm(client);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual([]);
});
