import { expect, test } from 'vitest';
import { dicaDoResto, prontoDoTexto } from './lido-do-ifood.ts';

const NOW = Date.parse('2026-11-28T19:00:00-03:00');
const AGORA = { pronto: 'agora', pronto_dia: 'hoje', pronto_hora: '' };
const as = (pronto_hora: string, pronto_dia = 'hoje') => ({ pronto: 'hora', pronto_dia, pronto_hora });

// [pedido-ifood]
test.each([
  ['Agendado p/ 21:15', as('21:15')],
  ['Agendado para 28/11 às 21:15', as('21:15')],
  ['Agendado para amanhã, 12:00', as('12:00', 'amanha')],
  ['Agendado: 29/11 12:00 - 12:30', as('12:00', 'amanha')],
  ['Agendado: 30/11 12:00', AGORA],
  ['Agendado p/ 18:00', AGORA],
  ['Entrega prevista: 21:15', AGORA],
  ['Rua A, 1', AGORA],
  ['', AGORA],
])('a scheduled order is ready at its hour, any other now: %j', (text, pronto) => {
  expect(prontoDoTexto(text, NOW)).toEqual(pronto);
});

test.each([
  [
    'Pedido 4823\nTelefone: 0800 608 1015 ID: 81726354\nAgendado p/ 21:15',
    'Lido no texto: pedido 4823 · telefone 0800 608 1015, localizador 81726354 · agendado para 21:15.',
  ],
  ['Entrega prevista: 20h40', 'Lido no texto: entrega prevista 20:40.'],
  ['#7312', 'Lido no texto: pedido 7312.'],
  ['Rua A, 1', undefined],
])('the preview says of %j what else it read', (text, dica) => {
  expect(dicaDoResto(text)).toBe(dica);
});
