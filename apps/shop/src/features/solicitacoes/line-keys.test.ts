import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { expect, test } from 'vitest';
import type { Group } from './line.ts';
import { keysOf, linesOfStops } from './line-keys.ts';

const stop = (id: number, entregador_id: number | null, status: Group[0]['status'] = 'em_entrega') =>
  sampleSolicitacao({ id, rota_id: 1, ordem: id, entregador_id, status });
const waiting = (id: number) => stop(id, null, 'aguardando');

/** Returns the keys of the lines at each moment, in the order of the lines. */
function over(...moments: readonly (readonly Group[])[]): string[][] {
  let keys = new Map<Group, string>();
  return moments.map((groups) => {
    keys = keysOf(groups, linesOfStops(keys));
    return groups.map((group) => keys.get(group) ?? '');
  });
}

test('a line that a courier takes is the same line', () => {
  expect(over([[waiting(1), waiting(2)]], [[stop(1, 7), stop(2, 7)]])).toEqual([['1'], ['1']]);
});

test.each([1, 2])('where stop %i of a route waits again, the line of its courier stays', (again) => {
  const route: Group = [stop(1, 7), stop(2, 7)];
  const [, after] = over([route], [[waiting(again)], [stop(3 - again, 7)]]);
  expect(after).toEqual([expect.not.stringMatching(/^1$/), '1']);
});

test('where a stop ends, the line is the open rest; where all end, it is the closed line', () => {
  const end = (id: number) => stop(id, 7, 'finalizada');
  const [, rest, all] = over([[stop(1, 7), stop(2, 7)]], [[stop(2, 7)], [end(1)]], [[end(1), end(2)]]);
  expect(rest).toEqual(['1', '1+']);
  expect(all).toEqual(['1']);
});

test('the lines of two couriers of a route stay apart, in any order', () => {
  const [first, second]: [Group, Group] = [[stop(1, 7)], [stop(2, 8)]];
  expect(over([first, second], [second, first], [[stop(2, 9)], [stop(1, 7, 'finalizada')]])).toEqual([
    ['1', '2'],
    ['2', '1'],
    ['2', '1'],
  ]);
});

test('a stop that was the first of a line gets another key when it leaves it', () => {
  const [, after] = over([[stop(1, 7), stop(2, 7)]], [[stop(1, 8)], [stop(2, 7)]]);
  expect(after).toEqual(['1+', '1']);
});
