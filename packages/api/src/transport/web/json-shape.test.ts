import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shapeOf } from './json-shape.ts';

const of = (text: string, partsMax?: number) => shapeOf(Buffer.from(text), partsMax);

/** Returns the shape of a parsed value, to compare with that of its text. */
function counted(value: unknown): { depth: number; parts: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, parts: 0 };
  const inside = Object.values(value).map(counted);
  const own = 1 + Math.max(0, inside.length - 1) + (Array.isArray(value) ? 0 : inside.length);
  return {
    depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
    parts: own + inside.reduce((sum, { parts }) => sum + parts, 0),
  };
}

it('the shape of a text is that of what it is parsed into, whatever stands in its strings', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(of(text)).toEqual(counted(JSON.parse(text)));
    }),
  );
});

it.each([
  ['{"a":"[{,:\\"[{,:"}', { depth: 1, parts: 2 }],
  ['{"a":"\\\\","b":[1,2]}', { depth: 2, parts: 6 }],
  ['"ends within', { depth: 0, parts: 0 }],
  ['"ends with \\', { depth: 0, parts: 0 }],
])('%s', (text, shape) => expect(of(text)).toEqual(shape));

it('counting ends where it is too many', () => {
  expect(of('[{},{},{},{},{},{},{}]', 3).parts).toBe(4);
});
