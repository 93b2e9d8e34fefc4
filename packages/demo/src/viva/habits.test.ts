import { novaSolicitacaoSchema } from '@corre/contract/solicitacoes/criar-contrato.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDraw } from '../draw.ts';
import { COMERCIOS, PESSOAS } from '../people.ts';
import { pedidoDaLoja, responderOferta, tempoDe } from './habits.ts';

const [joao] = PESSOAS;
const lucas = PESSOAS[4];
if (!joao || !lucas) throw new Error('nobody');

it('every order that a shop draws is one that the product takes', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(COMERCIOS.length - 1), (seed, loja) => {
      const pedido = pedidoDaLoja(createDraw(seed), loja);
      const { valor_min = 0, valor_max = 0 } = COMERCIOS[loja] ?? {};
      expect(novaSolicitacaoSchema.safeParse(pedido).error).toBeUndefined();
      expect(pedido.valor_estimado).toBeGreaterThanOrEqual(valor_min);
      expect(pedido.valor_estimado).toBeLessThanOrEqual(valor_max);
    }),
  );
});

it('orders are paid in all three ways', () => {
  const draw = createDraw(1);
  const formas = new Set(Array.from({ length: 100 }, () => pedidoDaLoja(draw, 0).pagamento));
  expect([...formas].sort()).toEqual(['dinheiro', 'maquininha', 'online']);
});

it('couriers refuse as their habits say, let some offers pass, and never refuse twice in a row', () => {
  const draw = createDraw(1);
  const de = (pessoa: typeof joao, disseNao: boolean) =>
    Object.groupBy(
      Array.from({ length: 2_000 }, () => responderOferta(draw, pessoa, disseNao)),
      (resposta) => resposta,
    );
  const [firme, leve] = [de(joao, false), de(lucas, false)];
  expect(leve.recusa?.length).toBeGreaterThan(firme.recusa?.length ?? 0);
  expect(firme.deixa_passar?.length).toBeGreaterThan(0);
  expect(Object.keys(de(lucas, true))).toEqual(['aceita']);
});

it('a shop asks every 30 to 60 seconds', () => {
  const draw = createDraw(1);
  const tempos = Array.from({ length: 500 }, () => tempoDe(draw, 'entre_pedidos'));
  expect(Math.min(...tempos)).toBeGreaterThanOrEqual(30);
  expect(Math.max(...tempos)).toBeLessThanOrEqual(60);
});
