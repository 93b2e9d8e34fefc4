import { readdirSync } from 'node:fs';
import { DEVOLVER_MINUTOS, FUSO, URGENTES_JANELA_MINUTOS, URGENTES_POR_LOJA } from '@corre/contract/constants.ts';
import { PASSOS_DA_ESPERA } from '@corre/contract/numeros/constantes.ts';
import { PULOS_GUARDADOS, STATUS_ABERTO, STATUS_EM_ANDAMENTO, STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import { describe, expect, test } from 'vitest';
import { CHAMADOS_EM_VAO } from '../entregadores/fila-entregador.entity.ts';
import { FIRST_BEFORE } from '../pagamentos/fatura.entity.ts';
import { SQL_FILES, sqlOf, statementsAfterTables, statementsBeforeTables } from './sql-files.ts';

const all = SQL_FILES.map(sqlOf).join('\n');
const matches = (pattern: RegExp, text = all) => [...text.matchAll(pattern)].map(([, value]) => value);
const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

test('every SQL file is in the list, and each of them is SQL', () => {
  const found = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' });
  expect([...SQL_FILES].sort()).toEqual(found.filter((file) => file.endsWith('.sql')).sort());
  expect([...statementsBeforeTables(), ...statementsAfterTables()].length).toBeGreaterThan(90);
});

describe('a number or a value set of the code stands in the SQL as in the code:', () => {
  test('the time zone', () => {
    expect(new Set(matches(/timezone\('([^']+)'/g))).toEqual(new Set([FUSO]));
  });

  test('the window and the number of a shop’s priority routes', () => {
    const rota = sqlOf('despacho/rota.sql');
    expect(new Set(matches(/interval '(\d+) minutes'/g, rota))).toEqual(new Set([String(URGENTES_JANELA_MINUTOS)]));
    expect(new Set(matches(/prioritarias_da_loja\([^)]*\) < (\d+)/g, rota))).toEqual(
      new Set([String(URGENTES_POR_LOJA)]),
    );
  });

  test('the time for the way back of a cancelled request', () => {
    const volta = sqlOf('solicitacoes/volta.sql');
    expect(matches(/interval '(\d+) minutes'/g, volta)).toEqual([String(DEVOLVER_MINUTOS)]);
  });

  test('the number of couriers that an offer remembers to have passed', () => {
    expect(matches(/guardados constant int := (\d+)/g)).toEqual([String(PULOS_GUARDADOS)]);
  });

  test('the number of pushes that a courier may leave unanswered', () => {
    expect(matches(/paciencia constant int := (\d+)/g)).toEqual([String(CHAMADOS_EM_VAO)]);
    expect(matches(/chamados_sem_resposta < (\w+)/g)).toEqual(['paciencia']);
  });

  test('the statuses of a request in progress, of an open and of an ended request', () => {
    expect(new Set(matches(/status (?:not )?in \(([^)]+)\)/g))).toEqual(
      new Set([list(STATUS_EM_ANDAMENTO), list(STATUS_ABERTO), list(STATUS_ENCERRADO)]),
    );
  });

  test('the steps to which a wait is rounded up', () => {
    const numeros = sqlOf('numeros/numeros.sql');
    expect(matches(/ceil\(segundos \/ (\d+)\)/g, numeros)).toEqual(PASSOS_DA_ESPERA.map(({ passo }) => String(passo)));
    expect(matches(/segundos < (\d+)/g, numeros)).toEqual(
      PASSOS_DA_ESPERA.slice(0, -1).map(({ abaixo }) => String(abaixo)),
    );
  });

  test('the hash before the first link', () => {
    expect(matches(/repeat\(('0', \d+)\)/g)).toEqual([`'0', ${FIRST_BEFORE.length}`]);
  });
});

describe.each(SQL_FILES)('%s is written in the style of docs/database.md:', (file) => {
  const lines = sqlOf(file).split('\n');

  test('lines of at most 120 characters, without tabs and blanks at the end, and one newline at the end of the file', () => {
    expect(lines.filter((line) => line.length > 120 || /\t|\s$/.test(line))).toEqual([]);
    expect(lines.slice(-2).map((line) => line === '')).toEqual([false, true]);
  });

  test('keywords in lower case, and an indentation of two blanks a level', () => {
    const code = lines.filter((line) => !/^\s*--/.test(line)).map((line) => line.replace(/'[^']*'/g, "''"));
    expect(code.filter((line) => /[A-Z]/.test(line))).toEqual([]);
    expect(code.filter((line) => (/^ */.exec(line)?.[0].length ?? 0) % 2 === 1)).toEqual([]);
  });

  test('a comment above each function that is not a trigger’s, and an end of its own line', () => {
    const functions = lines.flatMap((line, index) => (line.startsWith('create or replace function') ? [index] : []));
    const plain = functions.filter(
      (index) => !lines.slice(index, index + 14).some((line) => line === 'returns trigger'),
    );
    expect(plain.filter((index) => !lines[index - 1]?.startsWith('--')).map((index) => lines[index])).toEqual([]);
    expect(lines.filter((line) => /^end.*\$\$/.test(line))).toEqual([]);
  });
});
