import { expect, test } from 'vitest';
import { acoesRecusadas, desdeQuando, mensagensAtrasadas, oQueFaz, oQueFazer, oQueSegura } from './palavras.ts';

test('a transaction is told by the rows that it holds, else by its tables', () => {
  const linhas = [
    { tabela: 'solicitacao', id: 835, nome: null },
    { tabela: 'comercio', id: 2, nome: 'Bella Massa' },
    { tabela: 'entregador', id: 7, nome: 'Ana' },
  ] as const;
  expect(oQueSegura({ linhas: [...linhas], tabelas: ['comercio'] })).toBe(
    'Está travando: solicitação #835, loja Bella Massa, entregador Ana.',
  );
  expect(oQueSegura({ linhas: [], tabelas: ['entrega'] })).toBe('Está travando dados de entrega.');
  expect(oQueSegura({ linhas: [], tabelas: [] })).toBe('Não dá para ver o que está travando.');
});

test('what it does, since when and what to do are said without its statement', () => {
  expect(oQueFaz({ situacao: 'parada', comando: 'leitura' })).toBe(
    'Está parado; a última coisa que fez: leitura de dados.',
  );
  expect(oQueFaz({ situacao: 'trabalhando', comando: 'mudanca' })).toBe('Está trabalhando: mudança de dados.');
  expect(oQueFaz({ situacao: 'desconhecida', comando: 'outro' })).toBe('Não dá para ver o que faz.');
  expect(desdeQuando({ segundos: 180 })).toBe('há 3 min');
  expect(desdeQuando({ segundos: null })).toBe('não dá para ver desde quando');
  expect(oQueFazer({ do_corre: false })).toMatch(/feche\..+ligue para quem cuida do servidor/);
  expect(oQueFazer({ do_corre: true })).toMatch(/espere/);
});

test('late messages have a number and an age', () => {
  expect(mensagensAtrasadas({ esperando: 0, segundos: null })).toBe('Nenhuma mensagem atrasada.');
  expect(mensagensAtrasadas({ esperando: 1, segundos: 60 })).toBe('1 mensagem atrasada, a mais antiga há 1 min.');
  expect(mensagensAtrasadas({ esperando: 1000, segundos: 7200 })).toMatch(/^Mais de mil mensagens atrasadas/);
});

test('refused acts have a number, the time of the last and what their callers may do', () => {
  expect(acoesRecusadas({ recusas: 0, ultima_recusa_em: null })).toBe('Nenhuma ação foi recusada.');
  expect(acoesRecusadas({ recusas: 2, ultima_recusa_em: '2026-11-21T22:42:00Z' })).toMatch(
    /^2 ações recusadas porque .+, a última às \d\d:\d\d\. .+pode tentar outra vez\.$/,
  );
});
