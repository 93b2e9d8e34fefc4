import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { describe, expect, it } from 'vitest';
import { matching, orderNumberIn } from './use-board-search.ts';

const list = [
  sampleSolicitacao({ id: 1, endereco: 'Av. Getúlio Vargas, 266', nome_entregador: 'João Batista' }),
  sampleSolicitacao({ id: 2, endereco: 'Rua Arthur Thomas, 1015', numero_pedido: '96B4-1' }),
];
const ids = (search: string) => matching(list, search).map(({ id }) => id);

describe('the search of the board', () => {
  it('finds by address, courier and number, without accents and case, in any order of the words', () => {
    expect(ids('getulio')).toEqual([1]);
    expect(ids('266 VARGAS')).toEqual([1]);
    expect(ids('joao')).toEqual([1]);
    expect(ids('96b4')).toEqual([2]);
    expect(ids('')).toEqual([1, 2]);
    expect(ids('lugar nenhum')).toEqual([]);
  });

  it('asks the server only for what may be a number', () => {
    expect(orderNumberIn(' #4823 ')).toBe('4823');
    expect(orderNumberIn('96B4')).toBe('96B4');
    for (const other of ['4', 'rua', 'Rua 12', '']) expect(orderNumberIn(other)).toBeNull();
  });
});
