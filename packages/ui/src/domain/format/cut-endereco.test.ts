import { expect, test } from 'vitest';
import { cutEndereco, shortEndereco } from './cut-endereco.ts';

test.each([
  ['Rua Piratininga, 515', 'Rua Piratininga, 515'],
  ['Av. Herval, 640 - Zona 1 - Maringá', 'Av. Herval, 640 - Zona 1 - Mar…'],
  ['Avenida Presidente Juscelino Kubitschek de Oliveira, 2871', 'Avenida Presidente Jusc…, 2871'],
  ['Avenida Presidente Juscelino Kubitschek, 2871, ap. 302 - Zona 2', 'Avenida Presidente Jusc…, 2871'],
  ['Rua Pioneiro Antônio de Paula Xavier, s/n', 'Rua Pioneiro Antônio de…, s/n'],
  ['Av. Brasil, em frente ao posto de gasolina', 'Av. Brasil, em frente ao posto…'],
  ['Rua Pioneiro Antônio de Paula Xavier, nº 120', 'Rua Pioneiro Antônio…, nº 120'],
  ['Estrada Velha do Cemitério depois da ponte', 'Estrada Velha do Cemitério dep…'],
])('%s', (endereco, curto) => {
  expect(shortEndereco(endereco)).toBe(curto);
  expect(Array.from(curto).length).toBeLessThanOrEqual(31);
});

test('the number is a part of its own, so that a narrow line cuts the street before it', () => {
  const endereco = 'Av. Herval, 640 - Zona 1';
  expect(cutEndereco(endereco)).toEqual({ rua: 'Av. Herval', numero: ', 640', resto: ' - Zona 1' });
});
