import { expect, test } from 'vitest';
import { enderecoCurto } from './avaliar-dialog.tsx';

test('an address is cut at 50 characters in the rating dialog', () => {
  expect(enderecoCurto('a'.repeat(50))).toBe('a'.repeat(50));
  expect(enderecoCurto('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`);
});

test('a letter outside the basic plane is not cut in half', () => {
  expect(enderecoCurto('🏠'.repeat(51))).toBe(`${'🏠'.repeat(50)}...`);
});
