import fc from 'fast-check';
import type { Schema } from '../json-schema.ts';

/** Text without a leading or trailing space, because the API trims every text. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzáçãéíõú0123456789 .,-'];
const INT_MAX = 2_147_483_647;
const LONGEST = 60;

const textOf = ({ minLength = 0, maxLength = LONGEST }: Schema) =>
  fc
    .array(fc.constantFrom(...LETTERS), { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) })
    .map((letters) => letters.join('').replaceAll(/^[ .,-]|[ .,-]$/g, 'a'));

const dateOf = () =>
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());

function stringOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'date-time') return dateOf();
  if (schema.format === 'date') return dateOf().map((date) => date.slice(0, 10));
  if (schema.format === 'uuid') return fc.uuid({ version: 4 });
  if (schema.pattern === undefined) return textOf(schema);
  const { minLength = 0, maxLength = LONGEST } = schema;
  // A long text is rare among those of a pattern. Every pattern with a least length accepts letters.
  if (minLength > 1) return fc.integer({ min: minLength, max: maxLength }).map((length) => 'a'.repeat(length));
  return fc
    .stringMatching(new RegExp(schema.pattern, 'u'), { size: 'small' })
    .filter(({ length }) => length >= minLength && length <= maxLength);
}

const telefone = fc.constantFrom('(34) 99876-5432', '+5534998765432', null);
const site = fc.constantFrom('https://loja.example.com.br', 'https://pdv.example:8443');
/** Fields whose form the description says in words, because a rule in code reads it. */
const FORMS: Record<string, fc.Arbitrary<unknown>> = {
  url_eventos: site,
  url_codigo: site,
  url_token: site,
  origens: fc.array(site, { maxLength: 2 }),
  telefone,
  destinatario_telefone: telefone,
  nova_senha: fc.constant('uma-senha-nova-1'),
};

/** Money has cents, so a number that is no integer has two decimals. */
const numberOf = ({ minimum = 0, maximum = 10_000 }: Schema) =>
  fc.integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) }).map((cents) => cents / 100);

const integerOf = ({ minimum, exclusiveMinimum, maximum = INT_MAX }: Schema) =>
  fc.integer({ min: minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1), max: maximum });

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integerOf(schema);
    case 'number':
      return numberOf(schema);
    case 'string':
      return stringOf(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
      });
    default:
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => [name, FORMS[name] ?? valuesOf(field)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
  }
}

/** Returns values that a schema of the description accepts. The schema has no references. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valuesOf(one)));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

/** Values that few schemas accept. */
const RUBBISH: readonly unknown[] = [
  ...[null, '', '   ', 0, -1, 1.5, 1e308, 2 ** 31, '99999999999999999999', 'nul\u0000byte', '\ud800', true],
  ...['x'.repeat(20_000), "'; drop table entregador; --", [], [null], [[1]], {}, { $gt: 0 }],
];

/** One change of a body: a field is left out, gets rubbish, or a field is added that the description does not know. */
export const damage = fc.oneof(
  fc.record({ kind: fc.constant('omit' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('rubbish' as const), at: fc.nat(), value: fc.constantFrom(...RUBBISH) }),
  fc.record({ kind: fc.constant('unknown' as const), at: fc.nat() }),
);
type Damage = typeof damage extends fc.Arbitrary<infer One> ? One : never;

/** Returns the body with the change. */
export function damaged(body: Record<string, unknown>, change: Damage): Record<string, unknown> {
  const names = Object.keys(body);
  const name = names[change.at % Math.max(1, names.length)];
  if (change.kind === 'unknown' || name === undefined) return { ...body, campo_que_nao_existe: change.at };
  const { [name]: _, ...rest } = body;
  return change.kind === 'omit' ? rest : { ...rest, [name]: change.value };
}
