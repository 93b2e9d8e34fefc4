import { FALHAS } from '@corre/contract/falhas.ts';
import { expect, test } from 'vitest';
import { saidFailures } from './said-failures.ts';

const { transform } = saidFailures;
const written = (code: string): string => {
  if (typeof transform !== 'object') throw new Error('it transforms nothing');
  const result = Reflect.apply(transform.handler, undefined, [code, 'screen.tsx']);
  return result ? String(result.code) : code;
};

test('a sentence of the catalogue stands where a screen says it', () => {
  expect(written(`title={FALHAS['fila.definirOnline']} b={FALHAS[ 'ranking.topSemana' ]}`)).toBe(
    `title={${JSON.stringify(FALHAS['fila.definirOnline'])}} b={${JSON.stringify(FALHAS['ranking.topSemana'])}}`,
  );
});

test('what it cannot know stays as it is', () => {
  const code = `FALHAS[nome] + FALHAS['nao.existe'] + MAIS_FALHAS['fila.definirOnline']`;
  expect(written(code)).toBe(code);
});
