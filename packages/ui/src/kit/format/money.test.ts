import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countOf,
  formatInteger,
  formatMoney,
  formatMoneySigned,
  formatMoneyWhole,
  formatOneDecimal,
  splitMoney,
} from './money.ts';

// [formatos]
test('money is reais with two decimals, a thousands point and a no-break space after R$', () => {
  expect(formatMoney(9.5)).toBe('R$\u00a09,50');
  expect(formatMoney(2989.5)).toBe('R$\u00a02.989,50');
  expect(formatMoney(0)).toBe('R$\u00a00,00');
});

test('a negative sum carries a typographic minus and zero never does', () => {
  expect(formatMoney(-54.1)).toBe('\u2212R$\u00a054,10');
  expect(formatMoney(-0)).toBe('R$\u00a00,00');
});

test('what comes on top of a sum says so with its sign', () => {
  expect([12.5, -20, 0].map(formatMoneySigned)).toEqual(['+R$\u00a012,50', '\u2212R$\u00a020,00', 'R$\u00a00,00']);
});

// [ranking]
test('the ranking shows net amounts without decimals and ratings with one', () => {
  expect(formatMoneyWhole(742.4)).toBe('R$\u00a0742');
  expect(formatOneDecimal(4.9)).toBe('4,9');
  expect(formatOneDecimal(5)).toBe('5,0');
});

test('a large sum can be set with its symbol apart from the figure', () => {
  expect(splitMoney(1486.9)).toEqual({ sinal: '', symbol: 'R$', figure: '1.486,90' });
  expect(splitMoney(-2)).toEqual({ sinal: '\u2212', symbol: 'R$', figure: '2,00' });
});

test('counts agree with their noun', () => {
  expect(countOf(1, 'entrega', 'entregas')).toBe('1 entrega');
  expect(countOf(0, 'entrega', 'entregas')).toBe('0 entregas');
  expect(countOf(1204, 'item', 'itens')).toBe('1.204 itens');
  expect(formatInteger(1204)).toBe('1.204');
});

test('the parts of a sum say the same as the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (centavos) => {
      const { sinal, symbol, figure } = splitMoney(centavos / 100);
      expect(`${sinal}${symbol}\u00a0${figure}`).toBe(formatMoney(centavos / 100));
    }),
  );
});
