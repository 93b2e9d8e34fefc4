import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Schema } from './json-schema.ts';
import { schemaBreaks } from './schema-breaks.ts';

const ajv = new Ajv2020({ strict: false });
const accepts = (schema: Schema, value: unknown): boolean => ajv.validate(schema, value);

interface Pair {
  before: Schema;
  now: Schema;
}

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const present = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

const texts = ['', 'a', 'b', 'ab', 'abc'];
const leaf: fc.Arbitrary<Schema> = fc.oneof(
  fc.constantFrom<Schema>({ type: 'null' }, { type: 'boolean' }, { type: ['string', 'null'] }, { const: true }, {}),
  fc.record({
    type: fc.constantFrom('integer', 'number'),
    minimum: optional(fc.integer({ min: -2, max: 1 })),
    exclusiveMinimum: optional(fc.integer({ min: -2, max: 1 })),
    maximum: optional(fc.integer({ min: 1, max: 4 })),
  }),
  fc.record({
    type: fc.constant('string'),
    minLength: optional(fc.integer({ min: 0, max: 1 })),
    maxLength: optional(fc.integer({ min: 1, max: 3 })),
    pattern: optional(fc.constantFrom('^a', 'b$')),
  }),
  fc.subarray(texts, { minLength: 1 }).map((values): Schema => ({ type: 'string', enum: values })),
);

/** Two schemas with the same outer structure, so that the comparison also reaches the inner parts. */
const { pair } = fc.letrec<{ pair: Pair; object: Pair }>((tie) => ({
  pair: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.oneof(
      leaf.map((schema) => ({ before: schema, now: schema })),
      fc.record({ before: leaf, now: leaf }),
    ),
    tie('object'),
    fc
      .record({ items: tie('pair'), maxItems: optional(fc.integer({ min: 1, max: 2 })) })
      .map(({ items, maxItems }) => ({
        before: { type: 'array', items: items.before },
        now: { type: 'array', items: items.now, maxItems },
      })),
    fc.tuple(tie('pair'), tie('pair'), fc.boolean()).map(([a, b, wider]) => ({
      before: wider ? a.before : { anyOf: [a.before, b.before] },
      now: { anyOf: [a.now, b.now] },
    })),
    fc.tuple(tie('object'), tie('object')).map(([a, b]) => ({
      before: { allOf: [a.before, b.before] },
      now: { allOf: [a.now, b.now] },
    })),
  ),
  object: fc
    .record({
      a: optional(tie('pair')),
      b: optional(tie('pair')),
      before: fc.subarray(['a', 'b']),
      now: fc.subarray(['a', 'b']),
    })
    .map(({ a, b, before, now }) => {
      const fields = (side: keyof Pair) => present({ ...(a && { a: a[side] }), ...(b && { b: b[side] }) } as Schema);
      return {
        before: { type: 'object', properties: fields('before') as Record<string, Schema>, required: before },
        now: { type: 'object', properties: fields('now') as Record<string, Schema>, required: now },
      };
    }),
}));

const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, false, -3, -2, -1, 0, 0.5, 1, 2, 3, 4, 5, ...texts, 'babb'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.record({ a: tie('value'), b: tie('value') }, { requiredKeys: [] }),
  ),
})).value;

/** Returns the same schema without unnamed fields, because a sender knows only named fields. */
function closed(schema: Schema, isPart = false): Schema {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, closed(field)]);
  const close = !isPart && (schema.type === 'object' || schema.allOf !== undefined);
  return {
    ...schema,
    ...(schema.properties ? { properties: Object.fromEntries(fields) } : {}),
    ...(schema.items ? { items: closed(schema.items) } : {}),
    ...(schema.anyOf ? { anyOf: schema.anyOf.map((part) => closed(part)) } : {}),
    ...(schema.allOf ? { allOf: schema.allOf.map((part) => closed(part, true)) } : {}),
    ...(close ? { unevaluatedProperties: false } : {}),
  };
}

const whole = (pairs: Pair): Pair => JSON.parse(JSON.stringify(pairs));
const samples = fc.array(values, { minLength: 25, maxLength: 25 });

it('an input without a break takes whatever the former contract took', () => {
  fc.assert(
    fc.property(pair.map(whole), samples, ({ before, now }, list) => {
      const where = { way: 'input', where: '', sent: before, read: now } as const;
      fc.pre(schemaBreaks(where).length === 0);
      const sender = closed(before);
      expect(list.filter((value) => accepts(sender, value) && !accepts(now, value))).toEqual([]);
    }),
    { numRuns: 400, maxSkipsPerRun: 100 },
  );
});

/** Removes limits, because an answer promises only its form. */
const unlimited = (schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (keyword, value) => (/^(min|max|exclusive)/.test(keyword) ? undefined : (value as unknown))),
  );

it('an answer without a break is one that the former contract might have given', () => {
  fc.assert(
    fc.property(pair.map(whole), samples, ({ before, now }, list) => {
      fc.pre(schemaBreaks({ way: 'answer', where: '', sent: now, read: before }).length === 0);
      const [sender, former] = [closed(now), unlimited(before)];
      expect(list.filter((value) => accepts(sender, value) && !accepts(former, value))).toEqual([]);
    }),
    { numRuns: 400, maxSkipsPerRun: 100 },
  );
});

it('nothing breaks where nothing changed', () => {
  fc.assert(
    fc.property(pair.map(whole), fc.constantFrom('answer', 'input'), ({ now }, way) => {
      expect(schemaBreaks({ way, where: '', sent: now, read: now })).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
