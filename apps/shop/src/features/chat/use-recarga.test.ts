import { expect, test } from 'vitest';
import { CALMA_MS, calma } from './use-recarga.ts';

const quieto = { agora: 100_000, ultima_tecla: 0, dialogos: 1, enviando: 0, escrevendo_fora: false };

// [chat]
test('the page reloads when nobody types, nothing asks and nothing is on its way', () => {
  expect(calma(quieto)).toBe(true);
  expect(calma({ ...quieto, ultima_tecla: quieto.agora - CALMA_MS })).toBe(true);
});

test('it waits while somebody types, a second dialog is open, an act is on its way, or a password is half typed', () => {
  expect(calma({ ...quieto, ultima_tecla: quieto.agora - CALMA_MS + 1 })).toBe(false);
  expect(calma({ ...quieto, dialogos: 2 })).toBe(false);
  expect(calma({ ...quieto, enviando: 1 })).toBe(false);
  expect(calma({ ...quieto, escrevendo_fora: true })).toBe(false);
});
