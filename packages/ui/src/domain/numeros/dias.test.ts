import { expect, test } from 'vitest';
import { cadaDia, dias } from './dias.ts';

const semana = { de: '2026-11-09', ate: '2026-11-15' };

// [numeros]
test('a span has both its days', () => {
  expect(dias(semana)).toBe(7);
  expect(dias({ de: '2026-11-09', ate: '2026-11-09' })).toBe(1);
});

test('a day without cases keeps its place', () => {
  const linhas = [
    { dia: '2026-11-13', finalizadas: 4 },
    { dia: '2026-11-15', finalizadas: 2 },
  ];
  expect(cadaDia(semana, linhas, { finalizadas: 0 }).map(({ dia, finalizadas }) => [dia, finalizadas])).toEqual([
    ['2026-11-09', 0],
    ['2026-11-10', 0],
    ['2026-11-11', 0],
    ['2026-11-12', 0],
    ['2026-11-13', 4],
    ['2026-11-14', 0],
    ['2026-11-15', 2],
  ]);
  expect(cadaDia({ de: '', ate: '' }, linhas, { finalizadas: 0 })).toEqual([]);
});
