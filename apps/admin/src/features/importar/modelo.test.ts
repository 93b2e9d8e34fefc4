import { combinarColunas, TIPOS_DE_PLANILHA } from '@corre/contract/importacao/colunas.ts';
import { expect, test } from 'vitest';
import { lerArquivo } from './ler-arquivo.ts';
import { modeloCsv } from './modelo.ts';
import { faltam, ligar } from './use-importar.ts';

test.each(TIPOS_DE_PLANILHA)('the sample of %s is a sheet that needs no further matching', async (tipo) => {
  const { cabecalho, linhas } = await lerArquivo(new Blob([modeloCsv(tipo)]));
  const colunas = combinarColunas(tipo, cabecalho);
  expect(colunas).not.toContain(null);
  expect(faltam(tipo, colunas)).toEqual([]);
  expect(linhas).toHaveLength(1);
});

test('a field moves from one column to another', () => {
  expect(ligar(['nome', null, 'telefone'], 1, 'nome')).toEqual([null, 'nome', 'telefone']);
  expect(ligar(['nome', null], 0, null)).toEqual([null, null]);
});
