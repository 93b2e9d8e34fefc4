import { expect, test } from 'vitest';
import { shareById } from './share-by-id.ts';

const a = { id: 1, status: 'aguardando', oferta_viva: { entregador_id: 4 } };
const b = { id: 2, status: 'aceita', oferta_viva: null };
const same = <Item>(item: Item): Item => structuredClone(item);

test('an item that did not change stays the same object, also when its place changed', () => {
  const nova = { id: 3, status: 'aguardando', oferta_viva: null };
  const after = shareById([a, b], [nova, same(a), { ...b, status: 'em_retirada' }]);
  expect(after).toEqual([nova, a, { ...b, status: 'em_retirada' }]);
  expect(Array.isArray(after) && after[1] === a).toBe(true);
  expect(Array.isArray(after) && after[2] === b).toBe(false);
});

test('an answer that says nothing new is the old one', () => {
  const before = [a, b];
  expect(shareById(before, same(before))).toBe(before);
});

test('the pages of an infinite list keep their items, whichever page they slip to', () => {
  const before = { pages: [[a], [b]], pageParams: [{}, { encerradas_antes_de: 2 }] };
  const after = shareById(before, { pages: [[], same([a, b])], pageParams: before.pageParams });
  expect(after).toEqual({ pages: [[], [a, b]], pageParams: before.pageParams });
  const pages = (after as typeof before).pages;
  expect(pages[1]?.[0]).toBe(a);
  expect(pages[1]?.[1]).toBe(b);
});

test('deliveries are told apart by entrega_id', () => {
  const uma = { entrega_id: 7, tempo_minutos: 3 };
  const after = shareById([uma], [{ entrega_id: 8, tempo_minutos: 1 }, same(uma)]);
  expect(Array.isArray(after) && after[1] === uma).toBe(true);
});
