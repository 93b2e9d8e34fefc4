import { expect, test } from 'vitest';
import { pulsoEmTexto, serieDe } from './pulso.ts';

const ponto = {
  instante: '2026-11-20T23:00:00Z',
  esperando: 2,
  mais_antigo_segundos: 240,
  livres: 1,
  ocupados: 5,
  ritmo: 12,
};
const antes = { ...ponto, esperando: 0, mais_antigo_segundos: null, livres: 3 };

// [torre] [numeros]
test('the five series are read as a text, each with its lowest and highest value of the hour', () => {
  expect(pulsoEmTexto({ agora: ponto, pontos: [antes, ponto] })).toBe(
    '2 pedidos esperando, na última hora de 0 a 2; o mais antigo há 4 min, na última hora de 0 s a 4 min; ' +
      '1 entregador livre, na última hora de 1 a 3; 5 entregadores ocupados, na última hora de 5 a 5; ' +
      '12 aceites na última hora, na última hora de 12 a 12.',
  );
});

test('an hour without a wait has the value 0', () => {
  expect(serieDe([antes, ponto], 'mais_antigo_segundos')).toEqual([0, 240]);
});
