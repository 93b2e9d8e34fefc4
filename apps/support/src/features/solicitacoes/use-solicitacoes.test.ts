import { ENCERRADAS_POR_VEZ } from '@corre/contract/solicitacoes/regras.ts';
import { expect, test } from 'vitest';
import { proximaParte } from './use-solicitacoes.ts';

const encerradas = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: 1_000 - i, status: 'finalizada' as const }));

test('a full part leads on from its smallest closed id, whatever is still open', () => {
  const part = [{ id: 3, status: 'aguardando' as const }, ...encerradas(ENCERRADAS_POR_VEZ)];
  expect(proximaParte(part)).toEqual({ encerradas_antes_de: 1_000 - ENCERRADAS_POR_VEZ + 1 });
});

test('a part that is not full is the last one', () => {
  expect(proximaParte(encerradas(ENCERRADAS_POR_VEZ - 1))).toBeUndefined();
});
