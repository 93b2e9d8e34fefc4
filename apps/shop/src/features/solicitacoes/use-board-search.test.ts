import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { describe, expect, it } from 'vitest';
import { matching, orderNumberIn } from './use-board-search.ts';

const list = [
  sampleSolicitacao({ id: 1, endereco: 'Av. Getúlio Vargas, 266', nome_entregador: 'João Batista' }),
  sampleSolicitacao({ id: 2, endereco: 'Rua Arthur Thomas, 1015', numero_pedido: '96B4-1' }),
  sampleSolicitacao({
    id: 5310,
    endereco: 'Rua Néo Alves Martins, 8',
    observacao: 'Deixar com o Osvaldo',
    canal: 'Cardápio Web',
    referencia_externa: 'ERP-77',
    destinatario_nome: 'Inês Prado',
    destinatario_telefone: '+5544998124076',
  }),
];
const ids = (search: string) => matching(list, search).map(({ id }) => id);

describe('the search of the board', () => {
  it('finds by address, courier and number, without accents and case, in any order of the words', () => {
    expect(ids('getulio')).toEqual([1]);
    expect(ids('266 VARGAS')).toEqual([1]);
    expect(ids('joao')).toEqual([1]);
    expect(ids('96b4')).toEqual([2]);
    expect(ids('')).toEqual([1, 2, 5310]);
    expect(ids('lugar nenhum')).toEqual([]);
  });

  it('finds by every number and name of the request', () => {
    for (const text of [
      '5310',
      '#5310',
      'erp-77',
      'osvaldo',
      'cardapio web',
      'ines',
      '99812-4076',
      '(44) 99812-4076',
      '4076',
    ])
      expect(ids(text), text).toEqual([5310]);
    expect(ids('#96B4-1')).toEqual([2]);
    expect(ids('99812-0000')).toEqual([]);
  });

  it('asks the server only for what may be a number', () => {
    expect(orderNumberIn(' #4823 ')).toBe('4823');
    expect(orderNumberIn('96B4')).toBe('96B4');
    for (const other of ['4', 'rua', 'Rua 12', '']) expect(orderNumberIn(other)).toBeNull();
  });
});
