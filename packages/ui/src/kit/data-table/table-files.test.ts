import { expect, test } from 'vitest';
import { toCsv } from '../csv/csv.ts';
import type { Column } from './columns.ts';
import { tableRecords, tableSheet } from './table-files.ts';

type Row = { id: number; nome: string; ativo: boolean; inicio: string; total_valor: number; lojas: string[] };
const columns: Column<Row>[] = [
  { id: 'quem', title: 'Nome', fields: ['id', 'nome'], value: ({ nome }) => nome },
  { id: 'inicio', title: 'Data de início', fields: ['inicio'], kind: 'dia', value: ({ inicio }) => inicio },
  { id: 'ativo', title: 'Ativo', fields: ['ativo'], value: ({ ativo }) => ativo },
  {
    id: 'valor',
    title: 'Valor',
    fields: ['total_valor'],
    kind: 'reais',
    value: ({ total_valor }) => total_valor,
    total: (rows) => rows.reduce((sum, { total_valor }) => sum + total_valor, 0),
  },
  {
    id: 'lojas',
    title: 'Comércios',
    fields: ['lojas'],
    value: ({ lojas }) => lojas.length,
    sheetValue: (l) => l.lojas,
  },
];
const lines: Row[] = [
  { id: 2, nome: 'Bruno', ativo: false, inicio: '2026-11-22', total_valor: 20.5, lojas: ['Bar', 'Café'] },
  { id: 1, nome: 'Ana', ativo: true, inicio: '2026-11-23', total_valor: 10, lojas: [] },
];

// [relatorios]
test("the CSV's header is the record's own keys, of the columns that are shown, and its values are the record's", () => {
  expect(toCsv(tableRecords(columns, lines))).toBe(
    'id,nome,inicio,ativo,total_valor,lojas\n' +
      '2,Bruno,2026-11-22,false,20.5,Bar / Café\n' +
      '1,Ana,2026-11-23,true,10,',
  );
  expect(toCsv(tableRecords(columns.slice(2, 4), lines))).toBe('ativo,total_valor\nfalse,20.5\ntrue,10');
  expect(tableRecords(columns, [])).toEqual([]);
});

test('the spreadsheet has readable headings, what each column is, and the sums', () => {
  expect(tableSheet(columns, lines)).toEqual({
    columns: [
      { title: 'Nome', kind: undefined, total: undefined },
      { title: 'Data de início', kind: 'dia', total: undefined },
      { title: 'Ativo', kind: undefined, total: undefined },
      { title: 'Valor', kind: 'reais', total: 30.5 },
      { title: 'Comércios', kind: undefined, total: undefined },
    ],
    rows: [
      ['Bruno', '2026-11-22', 'Não', 20.5, ['Bar', 'Café']],
      ['Ana', '2026-11-23', 'Sim', 10, []],
    ],
  });
});
