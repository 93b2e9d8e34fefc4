import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { parseEnvFile } from './env-file.ts';

const deploy = path.resolve(import.meta.dirname, '../../../../../deploy');

describe('a file of variables is read as systemd reads it:', () => {
  it.each([
    [
      'A=postgresql://c:s@h/b?sslmode=require&sslrootcert=/etc/ca.crt',
      'postgresql://c:s@h/b?sslmode=require&sslrootcert=/etc/ca.crt',
    ],
    ['A="postgresql://c:$s@h/b?x=1&y=2"', 'postgresql://c:$s@h/b?x=1&y=2'],
    ['A=\'um "dois" \\n $três\'', 'um "dois" \\n $três'],
    ['A="um \\"dois\\" \\\\ \\$x \\n"', 'um "dois" \\ $x \\n'],
    ['A=Maringá e região  ', 'Maringá e região'],
    ['  A = um  ', 'um'],
    ['A=um # não é comentário', 'um # não é comentário'],
    ['A=um\\ dois\\\n três', 'um dois três'],
    ['A="um\ndois"', 'um\ndois'],
    ['A=$HOME `id`', '$HOME `id`'],
    ["A=um' dois 'três", 'um dois três'],
    ['A=', ''],
    ['A=um\r\n', 'um'],
    ['A=um\nA=dois', 'dois'],
  ])('%j', (text, value) => {
    expect(parseEnvFile(text)).toEqual({ A: value });
  });

  it('comments and empty lines say nothing', () => {
    expect(parseEnvFile('# A=1\n\n ; B=2\n#\nC=3\n')).toEqual({ C: '3' });
  });
});

it.each([
  ['A=1\nexport B=2', /^linha 2: não é NOME=valor/],
  ['A=1\n\nB', /^linha 3: não é NOME=valor/],
  ['=1', /^linha 1: não é NOME=valor/],
  ['A="um\nB=2', /^linha 1: uma aspa foi aberta/],
])('what would be lost in silence is refused: %j', (text, sentence) => {
  expect(() => parseEnvFile(text)).toThrow(sentence);
});

it('the example that is shipped is quoted, so that a shell and systemd read the same, and is a configuration', () => {
  const text = readFileSync(path.join(deploy, 'api.env.example'), 'utf8');
  const bare = text.split('\n').filter((line) => line !== '' && !line.startsWith('#') && !/^\w+="[^"]*"$/.test(line));
  expect(bare).toEqual([]);
  expect(readConfig(parseEnvFile(text))).toMatchObject({ CIDADE: 'Maringá' });
});
