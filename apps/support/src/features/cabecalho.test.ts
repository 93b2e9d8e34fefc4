import { expect, test } from 'vitest';
import { idadeDosDados } from './cabecalho.tsx';

const agora = Date.parse('2026-11-21T22:42:00Z');

test('the age of the data is said in seconds, and calls for an act past 15', () => {
  expect(idadeDosDados(agora - 8_000, agora)).toEqual({ texto: 'atualizado há 8 s', velho: false });
  expect(idadeDosDados(agora - 15_000, agora).velho).toBe(false);
  expect(idadeDosDados(agora - 16_000, agora)).toEqual({ texto: 'atualizado há 16 s', velho: true });
});

test('before the first answer nothing is old', () => {
  expect(idadeDosDados(0, agora)).toEqual({ texto: 'atualizando', velho: false });
});
