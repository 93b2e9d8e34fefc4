import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDraw, type Draw } from './draw.ts';

const tudo = (draw: Draw) => [
  draw.inteiro(1, 1000),
  draw.chance(0.5),
  draw.um(['a', 'b', 'c', 'd']),
  draw.porPeso([1, 2, 3]),
  draw.uuid(),
];

it('tells the same story from the same seed, today and on every machine', () => {
  expect(tudo(createDraw(7))).toEqual(tudo(createDraw(7)));
  expect(tudo(createDraw(7))).not.toEqual(tudo(createDraw(8)));
  const draw = createDraw(7);
  expect(Array.from({ length: 5 }, () => draw.inteiro(1, 1000))).toEqual([641, 631, 976, 680, 424]);
});

it('draws within its bounds, both included, and never what has no weight', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, min, width) => {
      const draw = createDraw(seed);
      const numero = draw.inteiro(min, min + width);
      expect(Number.isInteger(numero) && numero >= min && numero <= min + width).toBe(true);
      expect(draw.porPeso([0, 1, 0])).toBe(1);
      expect([draw.chance(0), draw.chance(1)]).toEqual([false, true]);
    }),
  );
});
