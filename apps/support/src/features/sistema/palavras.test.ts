import { expect, test } from 'vitest';
import { desdeQuando, mensagensAtrasadas, oQueFaz, oQueFazer, oQueSegura } from './palavras.ts';

test('a transaction is told by the rows that it holds, else by its tables', () => {
  const linhas = [
    { tabela: 'solicitacao', id: 835, nome: null },
    { tabela: 'comercio', id: 2, nome: 'Bella Massa' },
    { tabela: 'entregador', id: 7, nome: 'Ana' },
  ] as const;
  expect(oQueSegura({ linhas: [...linhas], tabelas: ['comercio'] })).toBe(
    'Segura solicitação #835, loja Bella Massa, entregador Ana.',
  );
  expect(oQueSegura({ linhas: [], tabelas: ['entrega'] })).toBe('Segura linhas de entrega.');
  expect(oQueSegura({ linhas: [], tabelas: [] })).toBe('Não dá para ver o que segura.');
});

test('what it does, since when and what to do are said without its statement', () => {
  expect(oQueFaz({ situacao: 'parada', comando: 'leitura' })).toBe('Parada: não faz nada desde uma leitura.');
  expect(oQueFaz({ situacao: 'trabalhando', comando: 'mudanca' })).toBe('Trabalhando: faz uma mudança.');
  expect(oQueFaz({ situacao: 'desconhecida', comando: 'outro' })).toBe('Não dá para ver o que faz.');
  expect(desdeQuando({ segundos: 180 })).toBe('há 3 min');
  expect(desdeQuando({ segundos: null })).toBe('não dá para ver desde quando');
  expect(oQueFazer({ do_corre: false })).toMatch(/^Encerre a transação/);
  expect(oQueFazer({ do_corre: true })).toMatch(/espere/);
});

test('late messages have a number and an age', () => {
  expect(mensagensAtrasadas({ esperando: 0, segundos: null })).toBe('Nenhuma espera.');
  expect(mensagensAtrasadas({ esperando: 1, segundos: 60 })).toBe('1 mensagem espera, a mais antiga há 1 min.');
  expect(mensagensAtrasadas({ esperando: 1000, segundos: 7200 })).toMatch(/^Mais de mil mensagens esperam/);
});
