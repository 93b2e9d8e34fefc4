import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lines } from './lines.ts';
import { RowSum } from './row-sum.ts';

const rows = fc.array(fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\n', '\\n')));

/** Returns a text in pieces that are cut anywhere, even within a letter. */
function pieces(text: string, cuts: readonly number[]): Buffer[] {
  const bytes = Buffer.from(text);
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...places].map((from, index) => bytes.subarray(from, places[index] ?? bytes.length));
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

function sumOf(lines: readonly string[], cuts: readonly number[] = []): unknown {
  const sum = new RowSum();
  for (const piece of pieces(textOf(lines), cuts)) sum.add(piece);
  return sum.sum;
}

test('a sum does not depend on the order of the rows, nor on the pieces in which they come', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.nat()), (lines, cuts) => {
      expect(sumOf(lines.toReversed(), cuts)).toEqual(sumOf(lines));
    }),
  );
});

test('another row, a row less and a row twice have other sums', () => {
  const sums = [['a', 'b'], ['a', 'c'], ['a'], ['a', 'b', 'b'], ['a', 'a', 'b'], []].map((lines) =>
    JSON.stringify(sumOf(lines)),
  );
  expect(new Set(sums).size).toBe(sums.length);
});

test('rows end at the line that is the end, wherever the pieces are cut', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.array(fc.nat()), async (given, cuts) => {
      const own = given.filter((line) => line !== '\\.');
      const read = new Lines(toAsync(pieces(`head\n${textOf(own)}\\.\nafter\n`, cuts)));
      expect(await read.line()).toBe('head');
      const blocks: Buffer[] = [];
      for await (const block of read.linesBefore('\\.', new Error('cut'))) blocks.push(block);
      expect(Buffer.concat(blocks).toString()).toBe(textOf(own));
      expect([await read.line(), await read.line()]).toEqual(['after', undefined]);
    }),
  );
});

test('rows without an end are told', async () => {
  const read = new Lines(toAsync([Buffer.from('a\nb\n\\')]));
  const readAll = async () => {
    for await (const block of read.linesBefore('\\.', new Error('cut'))) expect(block.toString()).toBe('a\nb\n');
  };
  await expect(readAll()).rejects.toThrow('cut');
});

async function* toAsync(given: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* given;
}
