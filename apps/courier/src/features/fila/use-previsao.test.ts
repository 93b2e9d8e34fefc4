import { describe, expect, it } from 'vitest';
import { fraseDaEspera, fraseDaSemanaPassada } from './use-previsao.ts';

const esperas = [
  { posicao: 1, de: 0, ate: 1 },
  { posicao: 2, de: 0, ate: 4 },
  { posicao: 4, de: 12, ate: 12 },
  { posicao: 5, de: 9, ate: 17 },
];

describe('the expected wait', () => {
  it('is said with its uncertainty', () => {
    expect(fraseDaEspera(esperas, 1)).toBe('Em geral, menos de 1 min.');
    expect(fraseDaEspera(esperas, 2)).toBe('Em geral, de 1 a 4 min.');
    expect(fraseDaEspera(esperas, 4)).toBe('Em geral, uns 12 min.');
    expect(fraseDaEspera(esperas, 5)).toBe('Em geral, de 9 a 17 min.');
  });

  it('is not said where it is unknown', () => {
    expect(fraseDaEspera(esperas, 3)).toBeNull();
    expect(fraseDaEspera([], 1)).toBeNull();
  });
});

it('counts one delivery as one', () => {
  expect(fraseDaSemanaPassada(3)).toBe('Mais 3 entregas e você passa da semana passada');
  expect(fraseDaSemanaPassada(1)).toBe('Mais 1 entrega e você passa da semana passada');
});
