// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect()], { item: () => null }),
  );
  document.body.innerHTML = `<main><h1>Pedidos</h1>
    <section><h2>Aguardando</h2><article><button id="a">Cancelar</button></article></section>
    <button id="b">Chat</button></main>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const get = (id: string) => document.getElementById(id);
/** Lets the observer see the change, then the wait for a closing dialog pass. */
const settled = () => vi.advanceTimersByTimeAsync(120);

test('the focus of a card that vanishes goes to the heading of what stood around it', async () => {
  get('a')?.focus();
  document.querySelector('article')?.remove();
  await settled();
  expect(document.activeElement?.textContent).toBe('Aguardando');
});

test('when the whole section is gone it goes to the heading of the page', async () => {
  get('a')?.focus();
  document.querySelector('section')?.remove();
  await settled();
  expect(document.activeElement?.textContent).toBe('Pedidos');
});

test('the heading of a page may stand before its main part', async () => {
  document.body.innerHTML =
    '<h1>Entregue na sua cidade</h1><main><button id="c">Sair</button><h2>Destaques</h2></main>';
  get('c')?.focus();
  get('c')?.remove();
  await settled();
  expect(document.activeElement?.textContent).toBe('Entregue na sua cidade');
});

test('the heading shows the ring that the browser gives whoever came by keyboard', async () => {
  get('a')?.focus();
  document.querySelector('article')?.remove();
  await settled();
  expect(document.querySelector('h2')?.style.outline).toBe('');
});

test('whoever took the focus meanwhile keeps it', async () => {
  get('a')?.focus();
  document.querySelector('article')?.remove();
  get('b')?.focus();
  await settled();
  expect(document.activeElement).toBe(get('b'));
});

test('a focus that was given up by a click elsewhere stays given up', async () => {
  get('a')?.focus();
  get('a')?.blur();
  document.dispatchEvent(new Event('pointerup'));
  document.querySelector('article')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
