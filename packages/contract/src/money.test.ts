import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liquido, sumReais, taxaInCents, toCents, toReais } from './cents.ts';
import { amountSchema, VALOR_MAX } from './money.ts';

const centavos = fc.integer({ min: 0, max: 1_000_000_000 });
/** Rates in hundredths of a percent. */
const centesimos = fc.integer({ min: 0, max: 5_000 });

describe('money', () => {
  it('survives the way from cents to reais and back', () => {
    fc.assert(fc.property(centavos, (c) => toCents(toReais(c)) === c));
  });

  it('is added up in cents, so that no float shows through', () => {
    expect(sumReais([{ v: 0.1 }, { v: 0.2 }, { v: 1234.56 }], ({ v }) => v)).toBe(1234.86);
    expect(sumReais([], () => 1)).toBe(0);
  });

  // [taxa]
  it('takes a fee of any rate rounded half up: never more than half a cent away', () => {
    fc.assert(
      fc.property(centavos, centesimos, (c, p) => {
        const distancia = taxaInCents(c, p / 100) * 10_000 - c * p;
        return distancia > -5_000 && distancia <= 5_000;
      }),
    );
    const taxas = (percentual: number) => [4, 5, 14, 15, 105, 114, 115].map((c) => taxaInCents(c, percentual));
    expect([10, 12.5, 0, 50].map(taxas)).toEqual([
      [0, 1, 1, 2, 11, 11, 12],
      [1, 1, 2, 2, 13, 14, 14],
      [0, 0, 0, 0, 0, 0, 0],
      [2, 3, 7, 8, 53, 57, 58],
    ]);
  });

  it('never lets the fee of a larger total be smaller, so no share of it is negative', () => {
    fc.assert(
      fc.property(centavos, centavos, centesimos, (a, b, p) => taxaInCents(a + b, p / 100) >= taxaInCents(a, p / 100)),
    );
  });

  it('splits a total into fee and rest without losing a cent', () => {
    fc.assert(
      fc.property(
        centavos,
        centesimos,
        (c, p) => toCents(liquido(toReais(c), p / 100)) + taxaInCents(c, p / 100) === c,
      ),
    );
  });

  it('accepts every amount of whole cents and refuses a third decimal, negatives and what is no number', () => {
    const schema = amountSchema();
    fc.assert(fc.property(fc.integer({ min: 0, max: VALOR_MAX * 100 }), (c) => schema.safeParse(toReais(c)).success));
    for (const errado of [0.001, 1e-9, 10.000000001, 10.005, -0.01, VALOR_MAX + 0.01, Number.NaN, '10', null]) {
      expect(schema.safeParse(errado).success, String(errado)).toBe(false);
    }
  });

  it('is not called missing when it came in quotes', () => {
    const said = (value: unknown) =>
      amountSchema('Falta o valor', 'Sem aspas').safeParse(value).error?.issues[0]?.message;
    expect(['9,50', '9.5'].map(said)).toEqual(['Sem aspas', 'Sem aspas']);
    expect(['', null, undefined, Number.NaN].map(said)).toEqual(Array(4).fill('Falta o valor'));
  });
});
