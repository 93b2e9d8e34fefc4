import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDraw, type Draw } from './draw.ts';

const tudo = (sorteio: Draw) => [
  sorteio.inteiro(1, 1000),
  sorteio.chance(0.5),
  sorteio.um(['a', 'b', 'c', 'd']),
  sorteio.porPeso([1, 2, 3]),
  sorteio.uuid(),
];

it('tells the same story from the same seed, today and on every machine', () => {
  expect(tudo(createDraw(7))).toEqual(tudo(createDraw(7)));
  expect(tudo(createDraw(7))).not.toEqual(tudo(createDraw(8)));
  const sorteio = createDraw(7);
  expect(Array.from({ length: 5 }, () => sorteio.inteiro(1, 1000))).toEqual([641, 631, 976, 680, 424]);
});

it('draws within its bounds, both included, and never what has no weight', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, min, largura) => {
      const sorteio = createDraw(seed);
      const numero = sorteio.inteiro(min, min + largura);
      expect(Number.isInteger(numero) && numero >= min && numero <= min + largura).toBe(true);
      expect(sorteio.porPeso([0, 1, 0])).toBe(1);
      expect([sorteio.chance(0), sorteio.chance(1)]).toEqual([false, true]);
    }),
  );
});
