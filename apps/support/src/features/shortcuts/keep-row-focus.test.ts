// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRowFocus } from './keep-row-focus.ts';

let parar: () => void;
const um = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `
    <main id="conteudo" tabindex="-1">
      <section id="lista"><h2 id="titulo">Entregadores</h2>
        <ul>
          <li data-entregador="1"><button id="menu-1">…</button><button id="remover-1">Remover suspensão</button></li>
          <li data-entregador="2"><button id="menu-2">…</button></li>
        </ul>
      </section>
    </main>`;
  parar = keepRowFocus();
});
afterEach(() => parar());

test('when a row loses the button that was pressed, the focus stays in the row', async () => {
  um('#remover-1').focus();
  um('#remover-1').remove();
  await vi.waitFor(() => expect(focused()).toBe('menu-1'));
});

test('a row that moves to another place keeps the focus', async () => {
  const menu = um('#menu-2');
  menu.focus();
  um('ul').prepend(um('[data-entregador="2"]'));
  await vi.waitFor(() => expect(focused()).toBe('menu-2'));
});

test('whoever clicked beside everything keeps nothing', async () => {
  um('#menu-2').focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  um('[data-entregador="2"]').remove();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  expect(document.activeElement).toBe(document.body);
});
