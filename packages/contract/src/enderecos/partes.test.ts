import { describe, expect, it } from 'vitest';
import { enderecoInOneLine, partsOfEndereco } from './partes.ts';

const partes = (endereco: string) => {
  const { rua, complemento, bairro } = partsOfEndereco(endereco);
  return [rua, complemento, bairro];
};

describe('an address for the eyes', () => {
  it.each([
    ['Rua Joubert de Carvalho, 623, ap. 1204 - Zona 1', 'Rua Joubert de Carvalho, 623', 'ap. 1204', 'Zona 1'],
    ['Av. Cerro Azul, 1300', 'Av. Cerro Azul, 1300', '', ''],
    ['Av. Herval, 545 - Zona 1 - Maringá', 'Av. Herval, 545', '', 'Zona 1 - Maringá'],
    ['Rua Quinze de Novembro, 320 apto 3', 'Rua Quinze de Novembro, 320', 'apto 3', ''],
    ['Rua 7, nº 12-B - casa dos fundos - Zona 2', 'Rua 7, nº 12-B', 'casa dos fundos', 'Zona 2'],
    ['Rua Sem Fim, s/n, portão azul', 'Rua Sem Fim, s/n', 'portão azul', ''],
    ['Estrada Morangueira km 5', 'Estrada Morangueira km 5', '', ''],
    ['Rua Neo, perto do mercado', 'Rua Neo, perto do mercado', '', ''],
    ['Av. Brasil, 100 - ap 3', 'Av. Brasil, 100', 'ap 3', ''],
  ])('%s', (endereco, ...esperadas) => {
    expect(partes(endereco)).toEqual(esperadas);
    // The parts together are the whole text.
    expect(Object.values(partsOfEndereco(endereco)).join('')).toBe(endereco);
  });

  it('runs in one line for small print', () => {
    expect(enderecoInOneLine('Rua Joubert de Carvalho, 623, ap. 1204 - Zona 1')).toBe(
      'Rua Joubert de Carvalho, 623, ap. 1204 · Zona 1',
    );
  });
});
