import { expect, test } from 'vitest';
import { devida, estadoDaFatura } from './invoice-badge.tsx';

const fatura = { estado: 'a_receber', vence_em: '2026-11-20', valor: 33.4 } as const;
const NA_SEXTA = '2026-11-21T02:59:00Z';
const NO_SABADO = '2026-11-21T03:00:00Z';

test('an invoice is due until the end of its day in São Paulo, and late from then on', () => {
  expect([NA_SEXTA, NO_SABADO].map((now) => estadoDaFatura(fatura, now))).toEqual(['devida', 'vencida']);
});

test('an open week, money that came and a week without a value are never late', () => {
  expect(estadoDaFatura({ ...fatura, estado: 'aberta' }, NO_SABADO)).toBe('aberta');
  expect(estadoDaFatura({ ...fatura, estado: 'recebida' }, NO_SABADO)).toBe('recebida');
  expect(estadoDaFatura({ ...fatura, valor: 0 }, NO_SABADO)).toBe('sem_valor');
  expect([fatura, { ...fatura, valor: 0 }].map(devida)).toEqual([true, false]);
});
