import { expect, test } from 'vitest';
import { entregadorDeTeste } from '../torre/entregador-de-teste.ts';
import { acharEntregadores, acharSolicitacoes } from './achar.ts';

const nada = { canal: null, numero_pedido: null, observacao: null, nome_entregador: null };
const solicitacoes = [
  { ...nada, id: 1, endereco: 'Rua Vaz Caminha, 7713', comercio: 'Sushi Nakamura' },
  { ...nada, id: 2, endereco: 'Rua A, 1', comercio: 'Açaí & Cia', numero_pedido: '77130' },
  { ...nada, id: 3, endereco: 'Rua B, 2', comercio: 'Açaí & Cia', numero_pedido: '7713' },
  { ...nada, id: 7713, endereco: 'Rua C, 3', comercio: 'Mercado do Zé' },
  {
    ...nada,
    id: 5,
    endereco: 'Rua D, 4',
    comercio: 'Mercado do Zé',
    observacao: 'Nota 4402',
    nome_entregador: 'Ana Sá',
  },
];
const ids = (query: string) => acharSolicitacoes(solicitacoes, query).map(({ id }) => id);

test('a number is its own id first, then that of the point of sale, then what begins so, then any other', () => {
  expect(ids('7713')).toEqual([7713, 3, 2, 1]);
  expect(ids('#7713')[0]).toBe(7713);
  expect(ids('4402')).toEqual([5]);
});

test('words are found without case and accents, in address, shop and courier together', () => {
  expect(ids('acai')).toEqual([2, 3]);
  expect(ids('ANA mercado')).toEqual([5]);
  expect(ids('ninguém')).toEqual([]);
});

test('a courier is found by name, user name and phone', () => {
  const who = [
    entregadorDeTeste({ id: 1, nome_completo: 'Ana Clara' }),
    entregadorDeTeste({ id: 2, nome_completo: 'João' }),
  ];
  expect(acharEntregadores(who, 'joao').map(({ id }) => id)).toEqual([2]);
});
