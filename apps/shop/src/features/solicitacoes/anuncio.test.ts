import { expect, test } from 'vitest';
import { mudancas } from './anuncio.tsx';
import { umaSolicitacao } from './uma-solicitacao.ts';

const aguardando = umaSolicitacao({ id: 1 });
const aceita = umaSolicitacao({ id: 1, status: 'aceita', nome_entregador: 'Ana Beatriz' });

test('a step of a request is told with its address and courier', () => {
  expect(mudancas([aguardando], [aceita])).toEqual(['Av. Brasil, 4312: Aceita, Ana Beatriz']);
});

test('what stayed, came or went is no step', () => {
  expect(mudancas([aguardando], [aguardando])).toEqual([]);
  expect(mudancas([], [aguardando])).toEqual([]);
  expect(mudancas([aguardando], [])).toEqual([]);
});
