import { expect, test } from 'vitest';
import { larguras } from './planilha.ts';

test('columns are named by the first record and as wide as their longest value, within bounds', () => {
  const records = [
    { nome: 'Ana', total_valor: 12.5, comercios: ['Pizzaria', 'Café'] },
    { nome: 'x'.repeat(90), total_valor: null, comercios: [] },
  ];
  expect(larguras(records)).toEqual([
    { chave: 'nome', largura: 48 },
    { chave: 'total_valor', largura: 13 },
    { chave: 'comercios', largura: 16 },
  ]);
  expect(larguras([])).toEqual([]);
});
