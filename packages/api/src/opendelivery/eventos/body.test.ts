import { expect, it } from 'vitest';
import { eventProblem } from './body.ts';

const said = { mensagem: null, aberto_em: '2026-11-21T22:42:00.000Z' };

it.each([
  ['nao_pronto', 'ORDER_DELAYED'],
  ['loja_fechada', 'OTHER'],
  ['ninguem_atende', 'NOBODY_TO_RECEIVE'],
] as const)('tells %s as %s, which the merchant must act on and which does not end the delivery', (motivo, reason) => {
  expect(eventProblem({ ...said, motivo })).toEqual({
    reason,
    datetime: said.aberto_em,
    canFinishDeliver: true,
    needMerchantAction: true,
  });
});
