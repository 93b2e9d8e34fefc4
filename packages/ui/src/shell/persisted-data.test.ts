// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATA_SLOT, keepData, restoreData } from './persisted-data.ts';
import { forgetSealed, openSealed, wantSealed, writeSealed } from './sealed/sealed.ts';

/** jsdom has no IndexedDB, so the values live in the memory here. e2e/sealed.e2e.test.ts has the device. */
const ANA = 'entregador:3';
const keyOf = (path: string) => [path.split('.'), { input: {}, type: 'query' }];
const minhas = keyOf('solicitacoes.doEntregador');

let stop = () => {};
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T19:48:00-03:00') });
  wantSealed([DATA_SLOT]);
  await openSealed(ANA);
});
afterEach(async () => {
  stop();
  await forgetSealed();
  wantSealed([]);
  vi.useRealTimers();
});

/** Stores data as a panel does: keeps its deliveries, loads something, and is closed. */
function leavePanel(path = 'solicitacoes.doEntregador'): void {
  const client = new QueryClient();
  stop = keepData(client, ['solicitacoes.doEntregador', 'entregadores.perfil', 'sessao.minhas']);
  client.setQueryData(keyOf(path), [{ endereco: 'Rua A, 1' }]);
  vi.advanceTimersByTime(1_000);
}
/** Returns the data that the next page restores before its first request. */
function reload(path = 'solicitacoes.doEntregador'): unknown {
  const client = new QueryClient();
  restoreData(client);
  return client.getQueryData(keyOf(path));
}

test('a reload without a network shows the last deliveries, and asks for them again at once', () => {
  leavePanel();
  const client = new QueryClient();
  restoreData(client);
  expect(client.getQueryData(minhas)).toEqual([{ endereco: 'Rua A, 1' }]);
  expect(client.getQueryState(minhas)?.isInvalidated).toBe(true);
});

test('they are of this account alone', async () => {
  leavePanel();
  expect(reload()).toBeDefined();
  await openSealed('entregador:4');
  expect(reload()).toBeUndefined();
});

test('what one account was answered is not stored as of the next one', async () => {
  const client = new QueryClient();
  const end = keepData(client, ['solicitacoes.doEntregador']);
  client.setQueryData(minhas, [{ endereco: 'Rua A, 1' }]);
  await openSealed('entregador:4');
  vi.advanceTimersByTime(1_000);
  end();
  expect(reload()).toBeUndefined();
});

test('they are of this day', () => {
  leavePanel();
  expect(reload()).toBeDefined();
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(reload()).toBeUndefined();
});

// [sair]
test("'Sair' takes them away, and the page that goes writes none back", async () => {
  leavePanel();
  const client = new QueryClient();
  const end = keepData(client, ['solicitacoes.doEntregador']);
  client.setQueryData(minhas, [{ endereco: 'Rua B, 2' }]);
  await forgetSealed();
  dispatchEvent(new Event('pagehide'));
  end();
  await openSealed(ANA);
  expect(reload()).toBeUndefined();
});

test('documents and sessions are never kept, even when a panel asks for them', () => {
  leavePanel('entregadores.perfil');
  expect(reload('entregadores.perfil')).toBeUndefined();
  leavePanel('sessao.minhas');
  expect(reload('sessao.minhas')).toBeUndefined();
});

test('what is stored broken is as good as nothing', () => {
  void writeSealed(DATA_SLOT, { dados: 'nada' });
  expect(reload()).toBeUndefined();
});

test('what an older release stored in the clear is removed', () => {
  localStorage.setItem(DATA_SLOT, '{"conta":"entregador:3"}');
  expect(reload()).toBeUndefined();
  expect(localStorage.getItem(DATA_SLOT)).toBeNull();
});
