// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { setPageTitle, tellInTitle } from './use-tab-route.ts';

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => look('visible'));

test('says what happened while nobody looked, also when the page changes its name, until somebody looks', () => {
  look('hidden');
  setPageTitle('Solicitar · Painel do Comércio');
  tellInTitle('Pedido aceito');
  expect(document.title).toBe('● Pedido aceito · Solicitar · Painel do Comércio');
  setPageTitle('Dashboard · Painel do Comércio');
  expect(document.title).toBe('● Pedido aceito · Dashboard · Painel do Comércio');
  look('visible');
  expect(document.title).toBe('Dashboard · Painel do Comércio');
});

test('says nothing to somebody who looks', () => {
  look('visible');
  setPageTitle('Solicitar');
  tellInTitle('Pedido aceito');
  expect(document.title).toBe('Solicitar');
});
