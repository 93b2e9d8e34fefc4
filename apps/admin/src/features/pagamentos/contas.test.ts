import { expect, test } from 'vitest';
import { contar, emOrdem, filtrar, porExtenso, progresso, proxima } from './contas.ts';

type Linha = Parameters<typeof emOrdem>[0][number];
const linha = (entregador_id: number, parte: Partial<Linha> = {}): Linha => ({
  entregador_id,
  estado: 'a_pagar',
  liquido: 100,
  pago_em: null,
  contestacao: null,
  ...parte,
});
const contestacao = {
  id: 1,
  texto: 'Faltou uma',
  enviada_em: '2026-11-20T12:00:00Z',
  resposta: null,
  respondida_em: null,
};
const ids = (linhas: readonly Linha[]) => linhas.map(({ entregador_id }) => entregador_id);

const sexta = [
  linha(1, { estado: 'paga', pago_em: '2026-11-20T12:13:00Z', liquido: 300 }),
  linha(2, { liquido: 50 }),
  linha(3, { liquido: 0 }),
  linha(4, { estado: 'contestada', contestacao, liquido: 20 }),
  linha(5, { estado: 'paga', pago_em: '2026-11-20T12:12:00Z' }),
  linha(6, { liquido: 80.1 }),
  linha(7, { liquido: -12 }),
];

test('objections stand on top, then the largest amounts, then who was paid as they were paid', () => {
  expect(ids(emOrdem(sexta))).toEqual([4, 6, 2, 5, 1, 3, 7]);
});

test('whoever has nothing to receive is not missing, and not among the counted', () => {
  expect(ids(filtrar(sexta, 'falta'))).toEqual([2, 4, 6]);
  expect(contar(sexta)).toEqual({ faltam: 3, contestados: 1 });
  expect(progresso(sexta)).toEqual({ pagos: 2, total: 5, valor_pago: 400, valor_total: 550.1 });
});

test('in a running week nobody is missing', () => {
  expect(filtrar([linha(1, { estado: 'aberta' })], 'falta')).toEqual([]);
});

test('the next payout is the one below, from the top again after the last, and never an objection', () => {
  const ordem = emOrdem(sexta);
  expect(proxima(ordem, 4)?.entregador_id).toBe(6);
  expect(proxima(ordem, 6)?.entregador_id).toBe(2);
  expect(proxima(ordem, 2)?.entregador_id).toBe(6);
  expect(proxima([linha(4, { estado: 'contestada', contestacao }), linha(2)], 2)).toBeUndefined();
});

test('the next one of a row that a filter hides is the first that is missing', () => {
  expect(proxima(emOrdem(sexta), 99)?.entregador_id).toBe(6);
});

test('the sum is written out, with the adjustments only when there are any', () => {
  const plain = (texto: string) => texto.replace(/\u00a0/g, ' ');
  expect(plain(porExtenso({ bruto: 300, taxa: 30, ajustes: 0, liquido: 270 }))).toBe(
    'R$ 300,00 − R$ 30,00 = R$ 270,00',
  );
  expect(plain(porExtenso({ bruto: 300, taxa: 30, ajustes: -4.5, liquido: 265.5 }))).toBe(
    'R$ 300,00 − R$ 30,00 − R$ 4,50 = R$ 265,50',
  );
});
