import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDERECO_MAX } from '../constants.ts';
import { ENDERECO_IFOOD_SEM_RUA, enderecoDoIfood } from './regras.ts';

const lido = (...linhas: string[]) => enderecoDoIfood(linhas.join('\n'));

// [pedido-ifood]
describe('the address of a pasted iFood text', () => {
  it.each([
    [
      'with the shop named Doces da Avó above it',
      ['Doces da Avó', 'Pedido 4823', 'Rua Joubert de Carvalho, 623, apto 804', '1x Guaraná 2 L'],
      'Rua Joubert de Carvalho, 623, apto 804',
      2,
    ],
    ['in capitals', ['PEDIDO #1234', 'AV. CERRO AZUL, 1447'], 'AV. CERRO AZUL, 1447', 1],
    ['in small letters without a dot', ['Cliente: Ávila', 'av colombo 5790'], 'av colombo 5790', 1],
    ['behind a label', ['Entrega: 19:45', 'Endereço: Rua Mem de Sá, 1033'], 'Rua Mem de Sá, 1033', 1],
    [
      'behind a label, with an abbreviated street',
      ['Pedido 77', 'Endereço: R. Vaz Caminha, 588 - Zona 2'],
      'R. Vaz Caminha, 588 - Zona 2',
      1,
    ],
    [
      'under a label of its own line',
      ['Endereço de entrega', '', 'Vaz Caminha, 588', 'Zona 2'],
      'Vaz Caminha, 588, Zona 2',
      2,
    ],
    ['behind a label that a person typed without accents', ['END.: Vaz Caminha 588'], 'Vaz Caminha 588', 0],
    ['abbreviated', ['2x Cuca de uva', 'R. Vaz Caminha, 588'], 'R. Vaz Caminha, 588', 1],
    ['abbreviated without a dot', ['2x Cuca', 'R Vaz Caminha, 588'], 'R Vaz Caminha, 588', 1],
    ['in an alley', ['Total R$ 45,90', 'Trav. Guaicurus 12 fundos'], 'Trav. Guaicurus 12 fundos', 1],
    ['on a square', ['Pago online', 'Pça. Raposo Tavares, 50'], 'Pça. Raposo Tavares, 50', 1],
    ['on a road', ['Pago online', 'Rodovia PR-317, km 5'], 'Rodovia PR-317, km 5', 1],
    ['on a dirt road', ['Pago online', '📍 Estr. Guaiapó, 3000'], 'Estr. Guaiapó, 3000', 1],
    ['with Windows line ends', ['Pedido 1\r', 'Rua A, 1\r'], 'Rua A, 1', 1],
  ])('is found %s', (_caso, linhas, endereco, linha) => {
    expect(lido(...linhas)).toEqual({ endereco, linha, cortado: false });
  });

  it.each([
    ['a shop called Doces da Avó', ['Doces da Avó', '1x Bolo']],
    ['words that only begin like a street', ['Avaliação 4,9', 'Ruana pediu 2x Avelã', 'Alamedas do Sul Ltda']],
    ['prices and dishes', ['R$ 45,90', 'Al dente', 'Entrega: R$ 7,00', 'Large 500 ml', '1 rodada de chope']],
    ['nothing', ['', '   ']],
  ])('is the placeholder for %s', (_caso, linhas) => {
    expect(lido(...linhas)).toEqual({ endereco: ENDERECO_IFOOD_SEM_RUA, linha: null, cortado: false });
  });

  it('keeps the promised rule before labels: the first line with Rua, Av or Alameda', () => {
    expect(lido('Endereço: Vaz Caminha, 588', 'Esquina com a Rua Mem de Sá')).toMatchObject({ linha: 1 });
  });

  it('is found in a text whose accents are written apart', () => {
    expect(lido('Doces da Avó'.normalize('NFD'), 'Endereço: Vaz Caminha'.normalize('NFD'))).toMatchObject({
      endereco: 'Vaz Caminha',
      linha: 1,
    });
  });

  it('of a text pasted as one long line begins at the street and is cut, never refused', () => {
    const { endereco, cortado } = lido(
      `Pedido 4823 ${'1x Pizza Grande Calabresa '.repeat(20)} Rua Joubert de Carvalho, 623 ${'sem cebola '.repeat(40)}`,
    );
    expect(cortado).toBe(true);
    expect(endereco).toMatch(/^Rua Joubert de Carvalho, 623 sem cebola/);
    expect(endereco).toMatch(/cebola$|sem$/);
  });
});

const letra = fc.constantFrom(...'áâãàéêíóôõúüçÁÉÍÓÚÇabcdfghz');
const via = fc.constantFrom('Rua', 'RUA', 'rua', 'Av', 'Av.', 'AV.', 'Avenida', 'avenida', 'Alameda', 'ALAMEDA');
const nome = fc.array(letra, { minLength: 3, maxLength: 20 }).map((letras) => letras.join(''));
const produto = fc.tuple(fc.integer({ min: 1, max: 9 }), nome).map(([n, texto]) => `${n}x Zz${texto}`);

describe('whatever is pasted', () => {
  it('a street word followed or led by a letter with an accent is no street', () => {
    fc.assert(
      fc.property(via, letra, letra, (palavra, antes, depois) => {
        const nua = palavra.replace('.', '');
        expect(enderecoDoIfood(`Zz${antes}${nua}`).linha).toBeNull();
        expect(enderecoDoIfood(`Doces ${nua}${depois}zz`).linha).toBeNull();
      }),
    );
  });

  it('the line with the street word is found among products, whole and trimmed', () => {
    fc.assert(
      fc.property(fc.array(produto), via, nome, fc.array(produto), (antes, palavra, rua, depois) => {
        const linha = `${palavra} ${rua}, 12`;
        expect(enderecoDoIfood([...antes, `  ${linha} `, ...depois].join('\n'))).toEqual({
          endereco: linha,
          linha: antes.length,
          cortado: false,
        });
      }),
    );
  });

  it('an address is never empty, never too long, never ends in half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 900 }), fc.boolean(), (texto, comRua) => {
        const { endereco } = enderecoDoIfood(comRua ? `Rua ${texto}` : texto);
        expect(endereco.trim()).not.toBe('');
        expect(endereco.length).toBeLessThanOrEqual(ENDERECO_MAX);
        expect(endereco.isWellFormed()).toBe(true);
      }),
    );
  });
});
