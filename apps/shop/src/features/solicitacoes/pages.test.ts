import { ENCERRADAS_POR_VEZ } from '@corre/contract/solicitacoes/regras.ts';
import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { expect, test } from 'vitest';
import { mergePages, nextCursor } from './pages.ts';

const encerradas = (count: number, last: number) =>
  Array.from({ length: count }, (_, i) => sampleSolicitacao({ id: last - i, status: 'finalizada' }));

test('a full page of closed requests has a next one before its smallest id, open ones do not count', () => {
  const abertas = [sampleSolicitacao({ id: 3 })];
  expect(nextCursor([...abertas, ...encerradas(ENCERRADAS_POR_VEZ, 900)])).toBe(900 - ENCERRADAS_POR_VEZ + 1);
  expect(nextCursor([...abertas, ...encerradas(ENCERRADAS_POR_VEZ - 1, 900)])).toBeNull();
  expect(nextCursor([])).toBeNull();
});

test('a request that closed between two looks stands once, as the first look has it', () => {
  const nova = sampleSolicitacao({ id: 7, status: 'finalizada', nota: 5 });
  const stale = sampleSolicitacao({ id: 7, status: 'finalizada' });
  expect(mergePages([nova], [stale, sampleSolicitacao({ id: 6 })])).toEqual([nova, sampleSolicitacao({ id: 6 })]);
});
