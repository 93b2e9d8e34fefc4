import { expect, test } from 'vitest';
import { shareById } from './share-by-id.ts';

const a = { id: 1, status: 'aguardando', oferta_viva: { entregador_id: 4 } };
const b = { id: 2, status: 'aceita', oferta_viva: null };
const igual = <Item>(item: Item): Item => structuredClone(item);

test('an item that did not change stays the same object, also when its place changed', () => {
  const nova = { id: 3, status: 'aguardando', oferta_viva: null };
  const depois = shareById([a, b], [nova, igual(a), { ...b, status: 'em_retirada' }]);
  expect(depois).toEqual([nova, a, { ...b, status: 'em_retirada' }]);
  expect(Array.isArray(depois) && depois[1] === a).toBe(true);
  expect(Array.isArray(depois) && depois[2] === b).toBe(false);
});

test('an answer that says nothing new is the old one', () => {
  const antes = [a, b];
  expect(shareById(antes, igual(antes))).toBe(antes);
});

test('the pages of an infinite list keep their items, whichever page they slip to', () => {
  const antes = { pages: [[a], [b]], pageParams: [{}, { encerradas_antes_de: 2 }] };
  const depois = shareById(antes, { pages: [[], igual([a, b])], pageParams: antes.pageParams });
  expect(depois).toEqual({ pages: [[], [a, b]], pageParams: antes.pageParams });
  const paginas = (depois as typeof antes).pages;
  expect(paginas[1]?.[0]).toBe(a);
  expect(paginas[1]?.[1]).toBe(b);
});

test('deliveries are told apart by entrega_id', () => {
  const uma = { entrega_id: 7, tempo_minutos: 3 };
  const depois = shareById([uma], [{ entrega_id: 8, tempo_minutos: 1 }, igual(uma)]);
  expect(Array.isArray(depois) && depois[1] === uma).toBe(true);
});
