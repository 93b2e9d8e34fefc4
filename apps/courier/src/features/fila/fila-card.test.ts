import { expect, it } from 'vitest';
import { fraseDaFila, fraseDasPausas, type Lugar } from './fila-card.tsx';

const naFila: Lugar = { online: true, suspensa: false, posicao: 2, ocupado: false, chamado: false };

it('says nothing of a place that the server has not told yet', () => {
  expect(fraseDaFila({ ...naFila, online: null, posicao: null })).toBe('Verificando o seu lugar…');
});

// [fila]
it('says how many are in front, and what to do to get in', () => {
  expect(fraseDaFila(naFila)).toBe('1 na sua frente, por ordem de chegada.');
  expect(fraseDaFila({ ...naFila, posicao: 1 })).toBe('A próxima entrega é sua.');
  expect(fraseDaFila({ ...naFila, online: false })).toContain('Fique online');
  expect(fraseDaFila({ ...naFila, online: false, suspensa: true })).not.toContain('Fique online');
});

it('promises no delivery that the courier has just refused', () => {
  const first: Lugar = { ...naFila, posicao: 1, disponiveis: 1 };
  const recusado = { pedidos: 1, recusados: 1, ate: '2026-11-21T22:35:00Z' };
  expect(fraseDaFila({ ...first, pausas: recusado })).toBe('O próximo pedido novo é seu.');
  expect(fraseDasPausas(recusado, 1)).toBe('O pedido que espera você recusou: só volta para você às 19:35.');
  // The pauses are not loaded yet, so the sentence promises nothing.
  expect(fraseDaFila(first)).toBe('Você está em primeiro na fila.');
  expect(fraseDaFila({ ...first, pausas: { pedidos: 0, recusados: 0, ate: null } })).toBe('A próxima entrega é sua.');
  expect(fraseDaFila({ ...first, disponiveis: 0, pausas: recusado })).toBe('A próxima entrega é sua.');
});

it('says of several what became of them, and nothing once none waits', () => {
  const dois = { pedidos: 2, recusados: 1, ate: '2026-11-21T22:35:00Z' };
  expect(fraseDasPausas(dois, 3)).toBe(
    'Dos pedidos que esperam, 2 você recusou ou deixou passar: voltam para você a partir das 19:35.',
  );
  expect(fraseDasPausas({ ...dois, pedidos: 1, recusados: 0 }, 1)).toContain('você deixou passar');
  expect(fraseDasPausas(dois, 0)).toBeNull();
  expect(fraseDasPausas(undefined, 1)).toBeNull();
});
