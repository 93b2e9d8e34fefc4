import { expect, it } from 'vitest';
import { sumidas } from './use-aviso-de-cancelamento.ts';

const aceita = { id: 1, status: 'aceita' };
const outra = { id: 2, status: 'em_entrega' };

it('names the open delivery that the shop took back', () => {
  expect(sumidas([aceita, outra], [outra])).toEqual([aceita]);
});

it('names once what was cancelled on the way and stays in the list until it is at the shop', () => {
  const cancelada = { id: 2, status: 'cancelada' };
  expect(sumidas([aceita, outra], [aceita, cancelada])).toEqual([outra]);
  expect(sumidas([aceita, cancelada], [aceita])).toEqual([]);
});

it('takes neither a finished delivery nor an old one that makes room for a cancelled one', () => {
  expect(sumidas([aceita], [{ id: 1, status: 'finalizada' }])).toEqual([]);
  expect(sumidas([{ id: 9, status: 'finalizada' }], [outra])).toEqual([]);
});
