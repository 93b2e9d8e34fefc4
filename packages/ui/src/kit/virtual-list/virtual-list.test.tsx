// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VirtualList } from './virtual-list.tsx';

beforeEach(() => {
  // jsdom has no layout: fakes a window of 500 px and items of 50 px.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
  vi.stubGlobal('innerHeight', 500);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const list = (count: number) => (
  <VirtualList label="Entregadores" items={items(count)} keyOf={String} height={50} inBox={false}>
    {(item) => <button type="button">Entregador {item}</button>}
  </VirtualList>
);
const drawn = () => screen.getAllByRole('listitem');

test('forty items are drawn as they are', () => {
  render(list(40));
  expect(drawn()).toHaveLength(40);
});

test('of a thousand only those in view are, and each says its place among all', () => {
  render(list(1_006));
  expect(drawn().length).toBeLessThan(40);
  expect(drawn()[0]?.getAttribute('aria-setsize')).toBe('1006');
  expect(drawn()[0]?.getAttribute('aria-posinset')).toBe('1');
});

test('the one that holds the focus stays when others come before it', () => {
  const { rerender } = render(list(100));
  screen.getByRole('button', { name: 'Entregador 2' }).focus();
  const novos = Array.from({ length: 300 }, (_, index) => 1_000 + index);
  rerender(
    <VirtualList label="Entregadores" items={[...novos, ...items(100)]} keyOf={String} height={50} inBox={false}>
      {(item) => <button type="button">Entregador {item}</button>}
    </VirtualList>,
  );
  expect(document.activeElement?.textContent).toBe('Entregador 2');
});

test('one that somebody is led to is drawn, wherever it stands', () => {
  render(
    <VirtualList label="Entregadores" items={items(1_006)} keyOf={String} height={50} inBox={false} keep="900">
      {(item) => <button type="button">Entregador {item}</button>}
    </VirtualList>,
  );
  expect(screen.getByRole('button', { name: 'Entregador 900' })).toBeDefined();
  expect(drawn().length).toBeLessThan(40);
});

test('paper gets all of them', () => {
  render(list(1_006));
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(drawn()).toHaveLength(1_006);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(drawn().length).toBeLessThan(40);
});
