import type { Sheet } from '@corre/ui/kit/data-table/table-files.ts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { celulas, larguras, planilha } from './planilha.ts';

const sheet: Sheet = {
  columns: [
    { title: 'Entregador', tipo: undefined, total: undefined },
    { title: 'Entregas', tipo: 'inteiro', total: 3 },
    { title: 'Participação nas entregas', tipo: 'porcento', total: 100 },
    { title: 'Valor', tipo: 'reais', total: 30.5 },
    { title: 'Cadastro', tipo: 'dia', total: undefined },
    { title: 'Pago', tipo: 'instante', total: undefined },
    { title: 'Comércios', tipo: undefined, total: undefined },
  ],
  rows: [
    ['=Ana', 2, 66.7, 20.5, '2026-11-22', '2026-11-22T02:30:00Z', ['Bar', 'Café']],
    ['x'.repeat(90), 1, 33.3, 10, '2026-11-23T01:00:00Z', null, []],
  ],
};

test('readable headings, then typed rows, then the sums', () => {
  const [header, first, second, total] = celulas(sheet);
  expect(header?.[2]).toEqual({ value: 'Participação nas entregas', type: String, fontWeight: 'bold' });
  expect(first).toEqual([
    { value: "'=Ana", type: String },
    { value: 2, type: Number, format: '#,##0' },
    { value: 0.667, type: Number, format: '0.0%' },
    { value: 20.5, type: Number, format: '[$R$-416] #,##0.00' },
    { value: new Date('2026-11-22T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
    // the clock of São Paulo
    { value: new Date('2026-11-21T23:30:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
    { value: 'Bar; Café', type: String },
  ]);
  expect(second?.[4]).toMatchObject({ value: new Date('2026-11-22T00:00:00Z') });
  expect(second?.[5]).toBeNull();
  expect(total?.[0]).toEqual({ value: 'Total', type: String, fontWeight: 'bold' });
  expect(total?.[3]).toMatchObject({ value: 30.5, format: '[$R$-416] #,##0.00', fontWeight: 'bold' });
});

test('a table without sums has no row for them', () => {
  expect(celulas({ columns: [{ title: 'Nome', tipo: undefined, total: undefined }], rows: [['Ana']] })).toHaveLength(2);
});

test('a column is as wide as its longest value, within bounds', () => {
  expect(larguras(sheet)).toEqual([48, 16, 27, 16, 16, 16, 11]);
});

test('the workbook says how its numbers and dates look', async () => {
  const parts = unzipSync(new Uint8Array(await (await planilha(sheet)).arrayBuffer()));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const styles = part('xl/styles.xml');
  for (const format of ['#,##0', '0.0%', '[$R$-416] #,##0.00', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm'])
    expect(styles).toContain(`formatCode="${format}"`);
  // 2026-11-22 and 30.5 as numbers
  expect(part('xl/worksheets/sheet1.xml')).toMatch(/<v>46348<\/v>/);
  expect(part('xl/worksheets/sheet1.xml')).toMatch(/<v>30\.5<\/v>/);
});
