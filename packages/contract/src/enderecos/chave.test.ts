import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bairroDoEndereco, chaveDoEndereco, parseEndereco, wordsOf } from './chave.ts';

/** Spellings of one place each. The first entry is their key. */
const LUGARES: readonly (readonly [string, ...string[]])[] = [
  [
    'rua vaz caminha|588',
    'R. Vaz Caminha, 588',
    'rua vaz caminha nº 588',
    'RUA VAZ CAMINHA 588',
    'R Vaz Caminha, n. 588 - Zona 2',
  ],
  [
    'avenida presidente juscelino kubitschek|1200',
    'Av. Pres. Juscelino Kubitschek, 1.200',
    'avenida presidente juscelino kubitschek 1200',
  ],
  ['rua 15 novembro|20', 'R. XV de Novembro, 20', 'Rua Quinze de Novembro, 20', 'rua 15 de novembro 20'],
  ['rua 24 maio|99', 'Rua Vinte e Quatro de Maio 99', 'R. 24 de maio, nº 99'],
  ['rua 1 maio|3', 'Rua 1º de Maio, 3', 'Rua Primeiro de Maio 3'],
  ['rua 7 setembro|45', 'R. 7 de Setembro, 45', 'Rua Sete de Setembro 45'],
  ['rua pio 12|100|apartamento 12 bloco 3', 'Rua Pio XII, 100 ap 12 bl 3', 'R. Pio 12, 100, bloco 3, apto. 12'],
  ['rua dom pedro 2|10|fundos', 'Rua D. Pedro II, 10 - fundos', 'Rua Dom Pedro Segundo 10 fundos'],
  ['rua mem sa|123a', 'Rua Mem de Sá, 123-A', 'rua mem de sa 123 a', 'R. Mem de Sá, 123A'],
  ['avenida nossa senhora fatima|7', 'Av. N. Sra. de Fátima, 7', 'Avenida Nossa Senhora de Fátima 7'],
  ['rua sao paulo|5', 'R. S. Paulo 5', 'Rua São Paulo, nº 5', 'rua sao paulo, numero 5'],
  ['praca rocha pombo|10', 'Praça Rocha Pombo, 10', 'Pça. Rocha Pombo 10', 'Pc Rocha Pombo 10'],
  ['travessa professor lauro|8', 'Tv. Prof. Lauro 8', 'Travessa Professor Lauro, 8'],
  ['alameda doutor jose|12', 'Al. Dr. José, 12', 'alameda doutor jose 12'],
  ['rodovia pr|317', 'Rod. PR-317', 'Rodovia PR 317'],
  ['avenida cerro azul|1447|bloco b', 'Av. Cerro Azul, 1447, bloco B', 'Av Cerro Azul 1447 Bl. B'],
  ['avenida brasil|4312', 'Av. Brasil, 4312, Zona 1, Maringá - PR, 87013-000', 'Av Brasil 4312'],
  ['rua flores', 'Rua das Flores, s/n', 'Rua Flores'],
  ['rua 7|45||jardim alvorada', 'Rua Sete, 45, Jd. Alvorada', 'rua 7 45 - jardim alvorada'],
];

describe.each(LUGARES)('%s', (chave, ...escritas) => {
  test.each(escritas)('is the key of %s', (escrita) => {
    expect(chaveDoEndereco(escrita)).toBe(chave);
  });
});

test('another number, another door or another street is another place', () => {
  const base = chaveDoEndereco('Rua Vaz Caminha, 588, ap 12');
  for (const outro of ['Rua Vaz Caminha, 589, ap 12', 'Rua Vaz Caminha, 588, ap 13', 'Av. Vaz Caminha, 588, ap 12'])
    expect(chaveDoEndereco(outro)).not.toBe(base);
  expect(chaveDoEndereco('Rua 7, 45, Jd. Alvorada')).not.toBe(chaveDoEndereco('Rua 7, 45, Vila Nova'));
});

test('the order in which a complement is typed does not matter', () => {
  expect(parseEndereco('Rua A, 1, ap 2, bloco C').complemento).toBe(
    parseEndereco('Rua A, 1 - Bl. C apto 2').complemento,
  );
});

test('what holds no word has no key', () => {
  expect(['', ' , ', '🙂', '---'].map(chaveDoEndereco)).toEqual(['', '', '', '']);
});

test('whatever is typed gives a key that its own capitals and accents do not change, and words of letters and digits only', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: 'grapheme' }), (texto) => {
      expect(chaveDoEndereco(texto.toLowerCase())).toBe(chaveDoEndereco(texto.toLowerCase().normalize('NFD')));
      for (const palavra of wordsOf(texto)) expect(palavra).toMatch(/^[a-z0-9]+$/);
    }),
  );
});

describe('the bairro of an address', () => {
  const tabela = [{ bairro: 'Brasil' }, { bairro: 'Alvorada' }, { bairro: 'Jardim Alvorada' }, { bairro: 'Zona 7' }];
  test.each([
    ['Av. Brasil, 100, Zona Sete', 'Zona 7'],
    ['Av. Brasil 100 - Jd Alvorada', 'Jardim Alvorada'],
    ['Rua X, 2, alvorada', 'Alvorada'],
    ['Rua das Flores, Jd. Alvorada', 'Jardim Alvorada'],
    ['Av. Brasil, 100', undefined],
    ['Rua X, 2, Zona 70', undefined],
    ['', undefined],
  ])('%s: %s', (endereco, bairro) => {
    expect(bairroDoEndereco(endereco, tabela)?.bairro).toBe(bairro);
  });
});
