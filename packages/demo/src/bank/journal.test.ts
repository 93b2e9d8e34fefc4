import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Journal } from './journal.ts';

const rowsOf = (path: string) => new Journal(path).collection<string>('linha').all();

it('keeps each commit whole, and loses only the line in which the process died', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corre-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'livro.jsonl');
  const journal = new Journal(path);
  const rows = journal.collection<string>('linha');
  journal.atomic(() => {
    rows.set('1', 'um');
    rows.set('2', 'dois');
  });
  rows.delete('1');
  expect(rowsOf(path)).toEqual(['dois']);
  appendFileSync(path, '[["linha","3","trê');
  const again = new Journal(path);
  again.collection<string>('linha').set('4', 'quatro');
  expect(rowsOf(path)).toEqual(['dois', 'quatro']);
  expect(readFileSync(path, 'utf8')).not.toContain('trê');
});
