import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { expect, test } from 'vitest';
import { statusChanges } from './solicitar.tsx';

const aguardando = sampleSolicitacao({ id: 1 });
const aceita = sampleSolicitacao({ id: 1, status: 'aceita', nome_entregador: 'Ana Beatriz' });

test('a step of a request is told with its address and courier', () => {
  expect(statusChanges([aguardando], [aceita])).toEqual(['Av. Brasil, 4312: Aceita, Ana Beatriz']);
});

test('what stayed, came or went is no step', () => {
  expect(statusChanges([aguardando], [aguardando])).toEqual([]);
  expect(statusChanges([], [aguardando])).toEqual([]);
  expect(statusChanges([aguardando], [])).toEqual([]);
});
