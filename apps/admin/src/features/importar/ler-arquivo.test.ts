import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/browser';
import { ArquivoRecusado, lerArquivo } from './ler-arquivo.ts';

const CABECALHO = ['Nome', 'Endereço'];
const LINHAS = [{ linha: 2, celulas: ['José', 'Av. São João, 1'] }];
const esperada = { cabecalho: CABECALHO, linhas: LINHAS };

const utf8 = (texto: string) => new Blob([texto]);
const latin1 = (texto: string) => new Blob([Uint8Array.from(texto, (letra) => letra.charCodeAt(0))]);
const utf16 = (texto: string) =>
  new Blob([
    Uint8Array.from([0xff, 0xfe]),
    new Uint8Array(Uint16Array.from(texto, (letra) => letra.charCodeAt(0)).buffer),
  ]);

test.each([
  ['semicolons', utf8('Nome;Endereço\nJosé;Av. São João, 1\n')],
  ['commas and quotes', utf8('Nome,Endereço\r\nJosé,"Av. São João, 1"\r\n')],
  ['tabs', utf8('Nome\tEndereço\nJosé\tAv. São João, 1')],
  ['a byte-order mark', utf8('\ufeffNome;Endereço\nJosé;Av. São João, 1')],
  ['ISO-8859-1', latin1('Nome;Endereço\nJosé;Av. São João, 1')],
  ['UTF-16 of a spreadsheet', utf16('Nome\tEndereço\nJosé\tAv. São João, 1')],
])('a CSV file with %s is read', async (_, file) => {
  expect(await lerArquivo(file)).toEqual(esperada);
});

test('blank rows do not count, and each row keeps its line', async () => {
  expect(await lerArquivo(utf8('\nNome;Endereço\n;\n\nJosé;Av. São João, 1\n'))).toEqual({
    cabecalho: CABECALHO,
    linhas: [{ linha: 5, celulas: ['José', 'Av. São João, 1'] }],
  });
});

test('a workbook is read: texts, numbers and dates', async () => {
  const workbook = await writeXlsxFile([
    [{ value: 'Nome' }, { value: 'CPF' }, { value: 'Nascimento' }],
    [
      { value: 'José', type: String },
      { value: 5299822472, type: Number },
      { value: new Date('1995-03-10T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
    ],
  ]).toBlob();
  expect(await lerArquivo(workbook)).toEqual({
    cabecalho: ['Nome', 'CPF', 'Nascimento'],
    linhas: [{ linha: 2, celulas: ['José', '5299822472', '10/03/1995'] }],
  });
});

test.each([
  ['nothing', utf8(''), 'A planilha está vazia.'],
  ['headings only', utf8('Nome;Endereço\n'), 'A planilha só tem o cabeçalho: faltam as linhas com os dados.'],
  [
    'an old workbook',
    new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)]),
    'Este é um Excel antigo (.xls). Salve como .xlsx ou como CSV.',
  ],
  [
    'a broken workbook',
    new Blob([Uint8Array.of(0x50, 0x4b, 3, 4, 9)]),
    'Não deu para ler este Excel. Salve de novo como .xlsx ou como CSV.',
  ],
  [
    'a picture',
    new Blob([Uint8Array.of(0x89, 0x50, 0, 0, 1)]),
    'Este arquivo não é uma planilha. Use CSV ou Excel (.xlsx).',
  ],
  ['too many bytes', new Blob([new Uint8Array(6 * 1024 * 1024)]), 'Arquivo grande demais: o limite é 5 MB.'],
])('a file with %s is refused with a sentence', async (_, file, frase) => {
  await expect(lerArquivo(file)).rejects.toThrow(new ArquivoRecusado(frase));
});
