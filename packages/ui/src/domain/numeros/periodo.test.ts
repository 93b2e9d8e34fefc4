import { expect, test } from 'vitest';
import { periodoValido, semanaPassada } from './periodo.tsx';

// [numeros]
test('the figures open with the last whole week', () => {
  expect(semanaPassada(Date.parse('2026-11-16T03:00:00Z'))).toEqual({ de: '2026-11-09', ate: '2026-11-15' });
  expect(semanaPassada(Date.parse('2026-11-22T12:00:00Z'))).toEqual({ de: '2026-11-09', ate: '2026-11-15' });
});

test('a span in the wrong order is turned, and a long one is cut at the other end', () => {
  expect(periodoValido({ de: '2026-11-15', ate: '2026-11-09' }, 'ate')).toEqual({
    de: '2026-11-09',
    ate: '2026-11-15',
  });
  expect(periodoValido({ de: '2024-01-01', ate: '2026-11-09' }, 'de')).toEqual({ de: '2024-01-01', ate: '2024-12-31' });
  expect(periodoValido({ de: '2024-01-01', ate: '2026-11-09' }, 'ate')).toEqual({
    de: '2025-11-09',
    ate: '2026-11-09',
  });
});
