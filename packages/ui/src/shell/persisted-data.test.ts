// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepData, restoreData } from './persisted-data.ts';
import { clearStorage, storeSession } from './session.ts';

const ana = { user_type: 'entregador', user_id: 3, user_name: 'Ana', comercio_nome: '' } as const;
const keyOf = (path: string) => [path.split('.'), { input: {}, type: 'query' }];
const minhas = keyOf('solicitacoes.doEntregador');

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T19:48:00-03:00') });
  localStorage.clear();
  storeSession(ana);
});
afterEach(() => {
  stop();
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

test('they are of this account alone, and of this day', () => {
  leavePanel();
  storeSession({ ...ana, user_id: 4 });
  expect(reload()).toBeUndefined();
  storeSession(ana);
  expect(reload()).toBeDefined();
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(reload()).toBeUndefined();
});

// [sair]
test("'Sair' takes them away, and the page that goes writes none back", () => {
  leavePanel();
  const client = new QueryClient();
  const end = keepData(client, ['solicitacoes.doEntregador']);
  client.setQueryData(minhas, [{ endereco: 'Rua B, 2' }]);
  clearStorage();
  dispatchEvent(new Event('pagehide'));
  end();
  storeSession(ana);
  expect(reload()).toBeUndefined();
});

test('documents and sessions are never kept, even when a panel asks for them', () => {
  leavePanel('entregadores.perfil');
  expect(reload('entregadores.perfil')).toBeUndefined();
  leavePanel('sessao.minhas');
  expect(reload('sessao.minhas')).toBeUndefined();
});

test('what is stored broken is as good as nothing', () => {
  localStorage.setItem('dados_guardados', '{"conta":');
  expect(reload()).toBeUndefined();
});
