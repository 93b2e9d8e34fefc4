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
  ['rodovia pr317', 'Rod. PR-317', 'Rodovia PR 317', 'PR-317', 'pr317'],
  [
    'rodovia br116||km 15',
    'Rodovia BR-116, km 15',
    'BR 116 Km. 15',
    'rod. BR-116, KM015 - Zona Rural',
    'Rodovia BR-116, s/n, quilômetro 15',
    'BR–116, km 15,0, CEP 87013-000',
  ],
  ['estrada guaiapo||km 5500m', 'Estrada Guaiapó, km 5,5', 'Estr. do Guaiapó km 5+500', 'estrada guaiapó, Km 5.50'],
  ['rodovia br116|500', 'Rodovia BR-116, 500', 'BR-116 nº 0500'],
  ['||lote 8 quadra 5', 'Qd 05, Lt 08', 'Quadra 5 Lote 8', 'Lt. 8, Qd. 5', 'Q. 5 L. 08', 'qda 5 lte 8, s/n'],
  ['rua acacias||lote 12 quadra 3', 'Rua das Acácias quadra 3 lote 12', 'R. das Acácias, Qd 03, Lt 012'],
  ['rua vaz caminha|588|apartamento 3', 'Rua Vaz Caminha, 0588, ap 03', 'R. Vaz Caminha, ap 3, 588'],
  ['rua vaz caminha|588|andar 3', 'Rua Vaz Caminha, 588, 3º andar', 'Rua Vaz Caminha 588 andar 03'],
  ['rua t27', 'Rua T-27', 'Rua T27', 'R. T–27', 'Rua T-027, sem número', 'Rua T27, CEP: 87013000'],
  ['rua t27|120||setor bueno', 'Rua T-27, 120, Setor Bueno', 'R. T27 120 - Setor Bueno'],
  ['rua 9a|30', 'Rua 9-A, 30', 'R. 9 A, 30', 'rua 9a 030'],
  ['rua c137|50', 'Rua C 137, 50', 'Rua C-137 50', 'R. C137, nº 50', 'Rua C 137 50'],
  ['rua r4|20', 'Rua R-4, 20', 'R. R-4, 20', 'R R 4, 20', 'Rua R4 20'],
  ['rua r|20', 'Rua R, 20', 'R. R, 20', 'rua r 20'],
  ['rua d|20', 'Rua D, 20', 'Rua D. 20'],
  ['avenida cerro azul|1447|bloco b', 'Av. Cerro Azul, 1447, bloco B', 'Av Cerro Azul 1447 Bl. B'],
  ['avenida brasil|4312', 'Av. Brasil, 4312, Zona 1, Maringá - PR, 87013-000', 'Av Brasil 4312'],
  [
    'rua flores',
    'Rua das Flores, s/n',
    'Rua Flores',
    'Rua das Flores, sem número',
    'R. Flores S/Nº',
    'Rua Flores sem nº.',
  ],
  ['rua flores|5', 'Rua das Flores, 5, 87.013-000', 'Rua Flores 5 CEP 87013-000', 'Rua Flores 5 - cep 87013 000'],
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

test.each([
  ['Rodovia BR-116, km 15', 'Rodovia BR-116, km 22'],
  ['Rodovia BR-116, km 5', 'Rodovia BR-116, km 5,5'],
  ['Rodovia BR-116, km 15', 'Rodovia BR-376, km 15'],
  ['Rodovia PR-317, 5', 'Rodovia PR-317, km 5'],
  ['Rua T-27, 120', 'Rua T-2, 7120'],
  ['Rua R-4, 20', 'Rua R, 4'],
  ['Rua R-4, 20', 'Rua 4, 20'],
  ['Rua 9-A, 30, Setor Sul', 'Rua 9-A, 30, Setor Norte'],
  ['Rua C 137, 50', 'Rua C, 137'],
  ['Qd 5, Lt 8', 'Qd 8, Lt 5'],
  ['Rua Vaz Caminha, 10', 'Rua Vaz Caminha, 100'],
  ['Rua Flores, s/n, Km 18', 'Rua Flores, s/n, Km 8'],
])('%s is not %s', (um, outro) => expect(chaveDoEndereco(um)).not.toBe(chaveDoEndereco(outro)));

/** One place, said in all the ways that a draw may choose. */
interface Lugar {
  rua: number;
  numero: number;
  apto: number;
}
const RUAS: readonly (readonly [string, ...string[]])[] = [
  ['Rua Vaz Caminha', 'R. Vaz Caminha', 'rua vaz caminha', 'R VAZ CAMINHA'],
  ['Avenida São Paulo', 'Av. S. Paulo', 'av são paulo', 'AVDA. SAO PAULO'],
  ['Rua T-27', 'Rua T27', 'R. T–27', 'rua t-027'],
  ['Rua T-2', 'Rua T2', 'r t-02'],
  ['Rua R-4', 'R. R4', 'R R-4', 'Rua R-04'],
  ['Rua 4', 'R. 04', 'rua quatro'],
  ['Rua 9-A', 'Rua 9A', 'R. 9 A', 'Rua 09-a'],
  ['Rua C 137', 'Rua C-137', 'R. C137'],
  ['Rua 15 de Novembro', 'R. XV de Novembro', 'rua quinze de novembro'],
  ['Rodovia BR-116', 'Rod. BR 116', 'BR116', 'rodovia br–116'],
  ['Rodovia PR-317', 'Rod. PR 317', 'PR-317'],
];
const escrita = (lugar: Lugar, [r, n, a, fim]: readonly number[]): string => {
  const ruas = RUAS[lugar.rua] ?? ['Rua'];
  const { numero, apto } = lugar;
  const um = (escolhas: readonly string[], i = 0) => escolhas[i % escolhas.length] ?? '';
  const daEstrada = ruas[0].startsWith('Rodovia');
  const casa = daEstrada
    ? [`, km ${numero}`, ` Km. 0${numero}`, `, km${numero}`, ` - quilômetro ${numero}`, `, s/n, KM ${numero},0`]
    : [`, ${numero}`, `, nº ${numero}`, `, 0${numero}`, `, n. ${numero}`, `, numero ${numero}`];
  const porta = [`, ap ${apto}`, ` apto. 0${apto}`, ` - Apartamento ${apto}`, `, AP${apto}`];
  const cep = ['', ', 87013-000', ', CEP 87.013-000', ' - cep: 87013000'];
  return um(ruas, r) + um(casa, n) + um(porta, a) + um(cep, fim);
};
const lugares = fc.record({
  rua: fc.nat(RUAS.length - 1),
  numero: fc.integer({ min: 1, max: 99 }),
  apto: fc.integer({ min: 1, max: 99 }),
});
const jeito = fc.array(fc.nat(100), { minLength: 4, maxLength: 4 });

test('every spelling of a place has its key, and no other place has it', () => {
  fc.assert(
    fc.property(lugares, lugares, jeito, jeito, (um, outro, a, b) => {
      expect(chaveDoEndereco(escrita(um, a))).toBe(chaveDoEndereco(escrita(um, b)));
      const mesmo = um.rua === outro.rua && um.numero === outro.numero && um.apto === outro.apto;
      if (!mesmo) expect(chaveDoEndereco(escrita(um, a))).not.toBe(chaveDoEndereco(escrita(outro, b)));
    }),
    { numRuns: 1_000 },
  );
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
  const tabela = [
    { bairro: 'Brasil' },
    { bairro: 'Alvorada' },
    { bairro: 'Jardim Alvorada' },
    { bairro: 'Zona 7' },
    { bairro: 'Km 18' },
  ];
  test.each([
    ['Av. Brasil, 100, Zona Sete', 'Zona 7'],
    ['Av. Brasil 100 - Jd Alvorada', 'Jardim Alvorada'],
    ['Rua X, 2, alvorada', 'Alvorada'],
    ['Rua das Flores, Jd. Alvorada', 'Jardim Alvorada'],
    ['Av. Brasil, 100', undefined],
    ['Rua X, 2, Zona 70', undefined],
    ['Rua X, 2, Zona 07', 'Zona 7'],
    ['Rua X, 2, Km 018', 'Km 18'],
    ['', undefined],
  ])('%s: %s', (endereco, bairro) => {
    expect(bairroDoEndereco(endereco, tabela)?.bairro).toBe(bairro);
  });
});
