import { setTimeout } from 'node:timers/promises';
import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('a query that never had data stays failed while it is asked again, and recovers with its answer', async () => {
  const cliente = createQueryClient();
  let resposta: () => Promise<string> = () => Promise.reject(new Error('sem servidor'));
  const observador = new QueryObserver(cliente, {
    queryKey: ['lista'],
    queryFn: () => setTimeout(5).then(() => resposta()),
    retry: false,
  });
  const vistos: string[] = [];
  // React subscribes in the same way: one call for all changes of a batch.
  const ouvir = notifyManager.batchCalls(() => {
    const { status, isFetching } = observador.getCurrentResult();
    vistos.push(`${status}${isFetching ? '…' : ''}`);
  });
  const soltar = observador.subscribe(() => ouvir());
  await observador.refetch();
  await setTimeout(5);
  expect(vistos).toContain('pending…');
  vistos.length = 0;
  for (const _ of [1, 2]) {
    await observador.refetch();
    await setTimeout(5);
  }
  expect(vistos).not.toEqual([]);
  expect(vistos.filter((visto) => visto.startsWith('pending'))).toEqual([]);
  resposta = () => Promise.resolve('dados');
  await observador.refetch();
  expect(observador.getCurrentResult()).toMatchObject({ status: 'success', data: 'dados', error: null });
  resposta = () => Promise.reject(new Error('de novo'));
  await observador.refetch();
  expect(observador.getCurrentResult()).toMatchObject({ status: 'error', data: 'dados' });
  soltar();
  cliente.clear();
});
