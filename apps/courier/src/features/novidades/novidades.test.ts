// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Returns the list of a page that opens now. */
async function openPage() {
  vi.resetModules();
  return import('./novidades.ts');
}
const cancelada = {
  id: 'entrega-7',
  titulo: 'Entrega cancelada',
  texto: 'O comércio cancelou a entrega: Rua A, 1',
  quando: 1,
};
const offline = { id: 'offline-1', titulo: 'Você ficou offline', texto: '3 ofertas seguidas sem resposta', quando: 2 };
const guardadas = (): unknown => JSON.parse(localStorage.getItem('novidades') ?? '[]');

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

// [novidades]
it('what is new is so until it was read, over a reload, and is told once', async () => {
  const page = await openPage();
  page.dizerNovidade(cancelada);
  page.dizerNovidade(cancelada);
  const again = await openPage();
  expect(guardadas()).toEqual([{ ...cancelada, lida: false }]);
  again.entendi();
  again.dizerNovidade(cancelada);
  expect(guardadas()).toEqual([{ ...cancelada, lida: true }]);
});

it('two tabs lose nothing of each other, and what one read is read', async () => {
  const [page, other] = [await openPage(), await openPage()];
  page.dizerNovidade(cancelada);
  page.entendi();
  other.dizerNovidade(offline);
  expect(guardadas()).toEqual([
    { ...cancelada, lida: true },
    { ...offline, lida: false },
  ]);
});

it('goes on where the storage refuses', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = await openPage();
  page.dizerNovidade(cancelada);
  page.dizerNovidade(offline);
  const { result } = renderHook(page.useNovidades);
  expect(result.current).toEqual([
    { ...cancelada, lida: false },
    { ...offline, lida: false },
  ]);
  act(page.entendi);
  expect(result.current.every(({ lida }) => lida)).toBe(true);
  refuse.mockRestore();
});

it('keeps the last twenty', async () => {
  const page = await openPage();
  for (let n = 0; n < 25; n += 1) page.dizerNovidade({ ...cancelada, id: `entrega-${n}` });
  expect(guardadas()).toHaveLength(20);
});
