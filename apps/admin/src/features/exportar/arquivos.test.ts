import { inflateRawSync } from 'node:zlib';
import type { Sheet } from '@corre/ui/kit/data-table/table-files.ts';
import { expect, test } from 'vitest';
import { cells, planilha, widths } from './arquivos.ts';

const sheet: Sheet = {
  columns: [
    { title: 'Entregador', kind: undefined, total: undefined },
    { title: 'Entregas', kind: 'inteiro', total: 3 },
    { title: 'Participação nas entregas', kind: 'porcento', total: 100 },
    { title: 'Valor', kind: 'reais', total: 30.5 },
    { title: 'Cadastro', kind: 'dia', total: undefined },
    { title: 'Pago', kind: 'instante', total: undefined },
    { title: 'Comércios', kind: undefined, total: undefined },
  ],
  rows: [
    ['=Ana', 2, 66.7, 20.5, '2026-11-22', '2026-11-22T02:30:00Z', ['Bar', 'Café']],
    ['x'.repeat(90), 1, 33.3, 10, '2026-11-23T01:00:00Z', null, []],
  ],
};

test('readable headings, then typed rows, then the sums', () => {
  const [header, first, second, total] = cells(sheet);
  expect(header?.[2]).toEqual({ value: 'Participação nas entregas', type: String, fontWeight: 'bold' });
  expect(first).toEqual([
    { value: "'=Ana", type: String },
    { value: 2, type: Number, format: '#,##0' },
    { value: 0.667, type: Number, format: '0.0%' },
    { value: 20.5, type: Number, format: '[$R$-416] #,##0.00' },
    { value: new Date('2026-11-22T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
    // the time in São Paulo
    { value: new Date('2026-11-21T23:30:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
    { value: 'Bar; Café', type: String },
  ]);
  expect(second?.[4]).toMatchObject({ value: new Date('2026-11-22T00:00:00Z') });
  expect(second?.[5]).toBeNull();
  expect(total?.[0]).toEqual({ value: 'Total', type: String, fontWeight: 'bold' });
  expect(total?.[3]).toMatchObject({ value: 30.5, format: '[$R$-416] #,##0.00', fontWeight: 'bold' });
});

test('a table without sums has no row for them', () => {
  expect(cells({ columns: [{ title: 'Nome', kind: undefined, total: undefined }], rows: [['Ana']] })).toHaveLength(2);
});

test('a column is as wide as its longest value, within bounds', () => {
  expect(widths(sheet)).toEqual([48, 16, 27, 16, 16, 16, 11]);
});

/** Returns a part of the workbook, located by the directory at the end of the ZIP archive. */
function partOf(zip: Buffer, name: string): string {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const start = zip.readUInt32LE(at + 42);
    if (zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)) === name) {
      const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
      const body = zip.subarray(from, from + zip.readUInt32LE(at + 20));
      return (zip.readUInt16LE(at + 10) === 0 ? body : inflateRawSync(body)).toString('utf8');
    }
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  throw new Error(`no ${name} in the workbook`);
}

test('the workbook says how its numbers and dates look', async () => {
  const zip = Buffer.from(await (await planilha(sheet)).arrayBuffer());
  const styles = partOf(zip, 'xl/styles.xml');
  for (const format of ['#,##0', '0.0%', '[$R$-416] #,##0.00', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm'])
    expect(styles).toContain(`formatCode="${format}"`);
  // 2026-11-22 and 30.5 as numbers
  expect(partOf(zip, 'xl/worksheets/sheet1.xml')).toMatch(/<v>46348<\/v>/);
  expect(partOf(zip, 'xl/worksheets/sheet1.xml')).toMatch(/<v>30\.5<\/v>/);
});
