import { expect, test } from 'vitest';
import { endWithin, joined, releaseNote } from './entrega-when.ts';

const at = (data: string, data_entrega: string | null) => ({ data, data_entrega });
const END = '2026-11-27T21:02:00Z';

test('a delivery shows its end, and a later release beside it', () => {
  expect(endWithin('2026-11-27', at(END, END))).toBe('18:02');
  expect(releaseNote(at(END, END))).toBeNull();
  expect(releaseNote(at(END, null))).toBeNull();
  expect(releaseNote(at(END, '2026-11-27T21:40:00Z'))).toBe('liberada às 18:40');
});

test('a release on another day says the day, and the end below that day says its own', () => {
  // 01:10 in London is still the day before in São Paulo.
  expect(releaseNote(at(END, '2026-11-28T01:10:00Z'))).toBe('liberada às 22:10');
  expect(releaseNote(at(END, '2026-11-30T12:05:00Z'))).toBe('liberada 30/11 às 09:05');
  expect(endWithin('2026-11-30', at(END, '2026-11-30T12:05:00Z'))).toBe('27/11 18:02');
});

test('a line has no empty part', () => {
  expect(joined('2 itens', null, 'liberada às 18:40')).toBe('2 itens · liberada às 18:40');
});
