import { ENDERECO_IFOOD_SEM_RUA } from '@corre/contract/ifood/regras.ts';
import { expect, it } from 'vitest';
import { notaSemCorte, numeroDoPedido, textoDaNota } from './pedido.ts';

const endereco = 'Rua Joubert de Carvalho, 623';

// [pedido-ifood]
it('leaves the address out of a pasted iFood text: it stands on the card already', () => {
  const observacao = `Pedido 4821\nMaria\n${endereco}\n2 pizzas`;
  expect(textoDaNota({ observacao, endereco })).toBe('Pedido 4821\nMaria\n2 pizzas');
  expect(textoDaNota({ observacao: `Endereço: ${endereco}`, endereco })).toBeNull();
  expect(textoDaNota({ observacao: 'Portão azul, ao lado da Rua Joubert', endereco })).toBe(
    'Portão azul, ao lado da Rua Joubert',
  );
  expect(textoDaNota({ observacao: null, endereco })).toBeNull();
});

it.each([
  ['PEDIDO #4821\nRua A, 1', '4821'],
  ['#4821 - iFood\n2 pizzas', '4821'],
  ['Maria\nPedido: 4821', '4821'],
  ['Número do pedido: 4821', '4821'],
  ['Rua A, 4821', null],
  ['Ap. #12', null],
])('reads the number that is said at the counter from a pasted iFood text: %j', (observacao, numero) => {
  expect(numeroDoPedido({ origem: 'ifood', numero_pedido: null, observacao })).toBe(numero);
});

it('takes the number that the shop gave before any other, and reads no note of a request of its own', () => {
  expect(numeroDoPedido({ origem: 'ifood', numero_pedido: '77', observacao: '#4821' })).toBe('77');
  expect(numeroDoPedido({ origem: 'manual', numero_pedido: null, observacao: '#4821' })).toBeNull();
});

it('is never cut where the address is to be found in it', () => {
  expect(notaSemCorte({ endereco })).toBe(false);
  expect(notaSemCorte({ endereco: ENDERECO_IFOOD_SEM_RUA })).toBe(true);
});
