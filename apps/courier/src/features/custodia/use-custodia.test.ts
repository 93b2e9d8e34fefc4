import { expect, test } from 'vitest';
import { lojasAAcertar } from './use-custodia.ts';

const when = '2026-11-21T22:00:00Z';
const prestacao = (comercio_id: number) => ({
  id: comercio_id * 10,
  entregador_id: 1,
  entregador: 'Diego',
  comercio_id,
  comercio: `Loja ${comercio_id}`,
  valor: 20,
  criada_em: when,
  atrasada: false,
  tentativas_restantes: 5,
});

test('a shop with money comes with its handover, and one whose handover waits is there without money, too', () => {
  const lojas = [
    { comercio_id: 1, comercio: 'Loja 1', saldo: 90, desde: when },
    { comercio_id: 2, comercio: 'Loja 2', saldo: 47.9, desde: when },
  ];
  const acertos = lojasAAcertar({ lojas, prestacoes: [prestacao(3), prestacao(2)] });
  expect(acertos.map(({ comercio, saldo, prestacao: dela }) => [comercio, saldo, dela?.id ?? null])).toEqual([
    ['Loja 1', 90, null],
    ['Loja 2', 47.9, 20],
    ['Loja 3', 0, 30],
  ]);
});
