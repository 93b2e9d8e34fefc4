import { expect, test } from 'vitest';
import { applyFilter, countOf, fraseDoBanco, inOrder, next, porExtenso, progress } from './contas.ts';

type Row = Parameters<typeof inOrder>[0][number];
const row = (entregador_id: number, part: Partial<Row> = {}): Row => ({
  entregador_id,
  estado: 'a_pagar',
  liquido: 100,
  pago_em: null,
  contestacao: null,
  ...part,
});
const contestacao = {
  id: 1,
  texto: 'Faltou uma',
  enviada_em: '2026-11-20T12:00:00Z',
  resposta: null,
  respondida_em: null,
};
const ids = (rows: readonly Row[]) => rows.map(({ entregador_id }) => entregador_id);

const sexta = [
  row(1, { estado: 'paga', pago_em: '2026-11-20T12:13:00Z', liquido: 300 }),
  row(2, { liquido: 50 }),
  row(3, { liquido: 0 }),
  row(4, { estado: 'contestada', contestacao, liquido: 20 }),
  row(5, { estado: 'paga', pago_em: '2026-11-20T12:12:00Z' }),
  row(6, { liquido: 80.1 }),
  row(7, { liquido: -12 }),
];

test('objections stand on top, then the largest amounts, then who was paid as they were paid', () => {
  expect(ids(inOrder(sexta))).toEqual([4, 6, 2, 5, 1, 3, 7]);
});

test('whoever has nothing to receive is not missing, and not among the counted', () => {
  expect(ids(applyFilter(sexta, 'falta'))).toEqual([2, 4, 6]);
  expect(countOf(sexta)).toEqual({ faltam: 3, contestados: 1 });
  expect(progress(sexta)).toEqual({ pagos: 2, total: 5, valor_pago: 400, valor_total: 550.1 });
});

// ADR 0021
test('what lies at the bank is not to be paid again, and what the bank refused is, with its reason', () => {
  const waits = row(8, { no_banco: { nsa: 1, recusa: null } });
  const refused = row(9, { no_banco: { nsa: 1, recusa: 'Chave PIX não cadastrada' } });
  expect(ids(applyFilter([waits, refused, row(2)], 'falta'))).toEqual([9, 2]);
  expect(next([row(2), waits, refused], 2)?.entregador_id).toBe(9);
  expect(countOf([waits])).toEqual({ faltam: 0, contestados: 0 });
  expect(progress([waits, refused])).toMatchObject({ pagos: 0, total: 2 });
  expect([waits, refused, row(2)].map(fraseDoBanco)).toEqual([
    'No arquivo nº 1, à espera do banco',
    'O banco recusou (arquivo nº 1): Chave PIX não cadastrada',
    null,
  ]);
});

test('in a running week nobody is missing', () => {
  expect(applyFilter([row(1, { estado: 'aberta' })], 'falta')).toEqual([]);
});

test('the next payout is the one below, from the top again after the last, and never an objection', () => {
  const ordem = inOrder(sexta);
  expect(next(ordem, 4)?.entregador_id).toBe(6);
  expect(next(ordem, 6)?.entregador_id).toBe(2);
  expect(next(ordem, 2)?.entregador_id).toBe(6);
  expect(next([row(4, { estado: 'contestada', contestacao }), row(2)], 2)).toBeUndefined();
});

test('the next one of a row that a filter hides is the first that is missing', () => {
  expect(next(inOrder(sexta), 99)?.entregador_id).toBe(6);
});

test('the sum is written out, with the adjustments only when there are any', () => {
  const plain = (text: string) => text.replace(/\u00a0/g, ' ');
  expect(plain(porExtenso({ bruto: 300, taxa: 30, ajustes: 0, liquido: 270 }))).toBe(
    'R$ 300,00 − R$ 30,00 = R$ 270,00',
  );
  expect(plain(porExtenso({ bruto: 300, taxa: 30, ajustes: -4.5, liquido: 265.5 }))).toBe(
    'R$ 300,00 − R$ 30,00 − R$ 4,50 = R$ 265,50',
  );
});
