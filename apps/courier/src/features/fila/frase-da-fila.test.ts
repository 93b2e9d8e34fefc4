import { expect, it } from 'vitest';
import { fraseDaFila, type Lugar } from './frase-da-fila.ts';

const naFila: Lugar = { online: true, suspensa: false, posicao: 2, ocupado: false, chamado: false };

it('says nothing of a place that the server has not told yet', () => {
  expect(fraseDaFila({ ...naFila, online: null, posicao: null })).toBe('Verificando o seu lugar…');
});

it('says how many are in front, and what to do to get in', () => {
  expect(fraseDaFila(naFila)).toBe('1 na sua frente, por ordem de chegada.');
  expect(fraseDaFila({ ...naFila, posicao: 1 })).toBe('A próxima entrega é sua.');
  expect(fraseDaFila({ ...naFila, online: false })).toContain('Fique online');
  expect(fraseDaFila({ ...naFila, online: false, suspensa: true })).not.toContain('Fique online');
});
