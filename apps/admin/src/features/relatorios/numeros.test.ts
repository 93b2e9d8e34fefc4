import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUp, participacoes, somarParticipacoes } from './numeros.tsx';

test('whole numbers are added up', () => {
  expect(addUp([1, 2, 3], (n) => n)).toBe(6);
});

test('a share is a part of the whole, not of the largest', () => {
  expect(participacoes([20, 19, 13])).toEqual([38.5, 36.5, 25]);
  expect(participacoes([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
  expect(participacoes([5])).toEqual([100]);
  expect(participacoes([0, 0])).toEqual([0, 0]);
  expect(participacoes([])).toEqual([]);
});

test('whatever the figures, the shares are a hundred together, and none is a tenth away from the exact one', () => {
  const counts = fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(counts, (valores) => {
      const total = addUp(valores, (n) => n);
      fc.pre(total > 0);
      const parts = participacoes(valores);
      expect(somarParticipacoes(parts)).toBe(100);
      parts.forEach((part, i) => {
        expect(Math.abs(part - ((valores[i] ?? 0) / total) * 100)).toBeLessThan(0.1 + 1e-9);
      });
    }),
  );
});
