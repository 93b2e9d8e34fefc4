import { describe, expect, it } from 'vitest';
import { BankCalendar, devidoEm, lastDay } from './due.ts';

const calendar = new BankCalendar(['2020-12-25', '2021-01-01']);

describe('the last day of a charge', () => {
  // The days of the published document.
  it.each([
    ['2020-10-20', 4, '2020-10-26'],
    ['2020-12-25', 0, '2020-12-28'],
    ['2020-12-25', 1, '2020-12-29'],
    ['2020-12-25', 3, '2020-12-31'],
    ['2020-12-25', 4, '2021-01-04'],
    ['2021-08-27', 5, '2021-09-01'],
    ['2021-08-28', 5, '2021-09-06'],
  ])('due on %s, valid for %i days more: %s', (dataDeVencimento, validadeAposVencimento, last) => {
    expect(lastDay(calendar, { dataDeVencimento, validadeAposVencimento })).toBe(last);
  });
});

describe('what a charge costs', () => {
  const on = (dia: string, valor: object) =>
    devidoEm(
      calendar,
      { calendario: { dataDeVencimento: '2020-12-22' }, valor: { original: '100.00', ...valor } },
      dia,
    );

  it('two days late with a fine of 3 % and 1 % a day: the published sum', () => {
    const late = { multa: { modalidade: 2, valorPerc: '3.00' }, juros: { modalidade: 2, valorPerc: '1.00' } };
    expect(on('2020-12-24', late)).toMatchObject({ multa: 300, juros: 200, total: 10_500 });
    expect(on('2020-12-22', late)).toMatchObject({ multa: 0, juros: 0, total: 10_000 });
  });

  it.each([
    [1, '0.50', 350],
    [2, '1.00', 700],
    [3, '3.00', 70],
    [4, '36.50', 70],
    [5, '0.50', 200],
    [6, '1.00', 400],
    [7, '2.10', 40],
    [8, '25.20', 40],
  ])('interest of kind %i over seven days, four of them business days', (modalidade, valorPerc, juros) => {
    expect(on('2020-12-29', { juros: { modalidade, valorPerc } }).juros).toBe(juros);
  });

  it('a due date on a day off is late only after the next business day', () => {
    const saturday = { calendario: { dataDeVencimento: '2020-12-19' }, valor: { original: '100.00' } };
    const valor = { ...saturday.valor, multa: { modalidade: 1, valorPerc: '5.00' } };
    expect(devidoEm(calendar, { ...saturday, valor }, '2020-12-21').total).toBe(10_000);
    expect(devidoEm(calendar, { ...saturday, valor }, '2020-12-22').total).toBe(10_500);
  });

  it('discounts until a date, per day ahead, and the reduction that always holds', () => {
    const until = { modalidade: 1, descontoDataFixa: [{ data: '2020-12-20', valorPerc: '10.00' }] };
    expect(on('2020-12-20', { desconto: until }).total).toBe(9_000);
    expect(on('2020-12-21', { desconto: until }).total).toBe(10_000);
    expect(on('2020-12-18', { desconto: { modalidade: 3, valorPerc: '1.00' } }).desconto).toBe(400);
    expect(on('2020-12-18', { desconto: { modalidade: 4, valorPerc: '1.00' } }).desconto).toBe(200);
    expect(on('2020-12-18', { desconto: { modalidade: 6, valorPerc: '1.00' } }).desconto).toBe(200);
    expect(on('2020-12-29', { abatimento: { modalidade: 2, valorPerc: '10.00' } }).total).toBe(9_000);
  });
});
