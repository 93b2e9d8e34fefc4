import { ENDERECO_IFOOD_SEM_RUA } from '@corre/contract/ifood/regras.ts';
import { expect, it } from 'vitest';
import { notaSemCorte, textoDaNota } from './pedido.ts';

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

it('is never cut where the address is to be found in it', () => {
  expect(notaSemCorte({ endereco })).toBe(false);
  expect(notaSemCorte({ endereco: ENDERECO_IFOOD_SEM_RUA })).toBe(true);
});
