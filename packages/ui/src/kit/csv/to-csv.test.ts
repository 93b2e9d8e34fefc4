import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

// [relatorios]
test("the header row is taken from the first record's keys and values are comma-joined without quotes", () => {
  const csv = toCsv([
    { comercio: 'Pizzaria do João', total_entregas: 74, valor_total: 778.5 },
    { comercio: 'Sushi Kaze', total_entregas: 70, valor_total: 613 },
  ]);
  expect(csv).toBe('comercio,total_entregas,valor_total\nPizzaria do João,74,778.5\nSushi Kaze,70,613');
});

test('later records follow the order of the first, and a missing value is empty', () => {
  expect(toCsv([{ a: 1, b: 2 }, { b: 4 }, { a: null, b: undefined }])).toBe('a,b\n1,2\n,4\n,');
});

test('a separator, line break or quote inside a value becomes a blank', () => {
  expect(toCsv([{ x: 'a;b\tc"d\u2028e' }])).toBe('x\na b c d e');
  expect(toCsv([{ endereco: 'Av. Brasil, 4312\r\nloja 3\nfundos' }])).toBe('endereco\nAv. Brasil  4312 loja 3 fundos');
});

test('a text that a spreadsheet would run is defused, a number stays a number', () => {
  for (const start of ['=', '+', '-', '@', '\t'])
    expect(toCsv([{ x: `${start}A1` }])).toBe(`x\n'${start}A1`.replace('\t', ' '));
  expect(toCsv([{ x: '\rA1' }])).toBe("x\n' A1");
  expect(toCsv([{ x: -54.1 }, { x: '-54.1' }])).toBe('x\n-54.1\n-54.1');
  expect(toCsv([{ x: '+5544998124076' }, { x: '+55(44)1' }, { x: '+1+1' }])).toBe(
    "x\n+5544998124076\n'+55(44)1\n'+1+1",
  );
});

test('a formula does not hide behind blanks, quotes, invisible characters or other forms of its first sign', () => {
  const hidden = [
    '"=HYPERLINK("http://x","Ver")',
    ' =1+1',
    "'=1",
    '\u200b=1',
    '\ufeff@A1',
    '＝1+1',
    '＋1',
    '－A1',
    '＠A1',
    '“+1',
    ';-A1',
    ',=1+1',
    '\u2028@A1',
  ];
  for (const text of hidden) expect(toCsv([{ x: text }]).split('\n')[1]).toMatch(/^'/);
  expect(toCsv([{ x: 'Rua A - fundos' }])).toBe('x\nRua A - fundos');
});

test('a list is one value', () => {
  expect(toCsv([{ entregadores: ['Ana', 'Bruno'] }])).toBe('entregadores\nAna / Bruno');
});

test('no records give no file content', () => {
  expect(toCsv([])).toBe('');
});

test('whatever the values, every line has as many cells as the header and no cell runs as a formula', () => {
  const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(null), fc.array(fc.string()));
  const records = fc.array(fc.record({ a: value, b: value, c: value }), { minLength: 1 });
  fc.assert(
    fc.property(records, (rows) => {
      const lines = toCsv(rows).split('\n');
      expect(lines).toHaveLength(rows.length + 1);
      for (const line of lines) {
        const cells = line.split(',');
        expect(cells).toHaveLength(3);
        for (const cell of cells) expect(cell).not.toMatch(/^(?!-\d+$)[\s"]*[=+\-@\t\r;]/);
      }
    }),
  );
});
