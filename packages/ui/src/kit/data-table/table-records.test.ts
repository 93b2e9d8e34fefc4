import { expect, test } from 'vitest';
import { toCsv } from '../csv/to-csv.ts';
import type { Column } from './columns.ts';
import { tableRecords } from './table-records.ts';

type Linha = { id: number; nome: string; ativo: boolean; inicio: string };
const columns: Column<Linha>[] = [
  { id: 'nome', title: 'Nome', valor: ({ nome }) => nome },
  { id: 'inicio', title: 'Data de início', valor: ({ inicio }) => inicio, exporta: () => '22/11/2026' },
  { id: 'ativo', title: 'Ativo', valor: ({ ativo }) => ativo },
];
const linhas: Linha[] = [
  { id: 2, nome: 'Bruno', ativo: false, inicio: '2026-11-22' },
  { id: 1, nome: 'Ana', ativo: true, inicio: '2026-11-22' },
];

test('the export is the table as it is seen: chosen columns in their order under their headings, rows in theirs', () => {
  expect(toCsv(tableRecords(columns, linhas))).toBe(
    'Nome,Data de início,Ativo\nBruno,22/11/2026,Não\nAna,22/11/2026,Sim',
  );
  expect(toCsv(tableRecords(columns.slice(2), linhas))).toBe('Ativo\nNão\nSim');
});

test('two columns of one heading are both there', () => {
  const doubled = [...columns.slice(0, 1), { id: 'login', title: 'Nome', valor: () => 'x' }];
  expect(toCsv(tableRecords(doubled, linhas.slice(0, 1)))).toBe('Nome,Nome (login)\nBruno,x');
});
