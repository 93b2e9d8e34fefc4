import type { Schema } from './json-schema.ts';

export type Kind = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object' | 'anything';

/** One kind of value that a schema allows. A schema is compared as the list of its alternatives. */
export interface Alternative {
  kind: Kind;
  /** the only values allowed, if the schema lists them */
  values: readonly unknown[] | null;
  /** a value must match all of them */
  patterns: readonly string[];
  schema: Schema;
}

const KINDS: readonly Kind[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];
const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);

/** Returns the kind of a value from a schema. */
function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  const name = typeof value;
  return isKind(name) ? name : 'anything';
}

/** Whether every value of `kind` is one of `wider`. */
export const isWithin = (kind: Kind, wider: Kind): boolean =>
  kind === wider || wider === 'anything' || (kind === 'integer' && wider === 'number');

const valuesOf = (schema: Schema): unknown[] | null =>
  schema.const !== undefined ? [schema.const] : (schema.enum ?? null);

/** Returns the kinds that the schema names. Without a `type`, its other keywords imply them. */
function kindsOf(schema: Schema): Kind[] {
  if (schema.type !== undefined) return [schema.type].flat().filter(isKind);
  const values = valuesOf(schema);
  if (values) return [...new Set(values.map(kindOf))];
  if (schema.properties) return ['object'];
  return schema.items ? ['array'] : ['anything'];
}

const highest = (...bounds: (number | undefined)[]) => {
  const given = bounds.filter((bound) => bound !== undefined);
  return given.length > 0 ? Math.max(...given) : undefined;
};
const lowest = (...bounds: (number | undefined)[]) => {
  const opposite = highest(...bounds.map((bound) => (bound === undefined ? undefined : -bound)));
  return opposite === undefined ? undefined : -opposite;
};

/** Removes undefined keywords, because an absent keyword must stay absent. */
const present = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

const both = (a: Schema | undefined, b: Schema | undefined): Schema | undefined =>
  a && b ? { allOf: [a, b] } : (a ?? b);

function fieldsOf(a: Schema, b: Schema): Schema {
  const names = [...new Set([...Object.keys(a.properties ?? {}), ...Object.keys(b.properties ?? {})])];
  const properties = names.map((name) => [name, both(a.properties?.[name], b.properties?.[name])]);
  const required = [...new Set([...(a.required ?? []), ...(b.required ?? [])])];
  return {
    ...(names.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** Returns the schema that satisfies both schemas, keyword by keyword. */
function merged(a: Schema, b: Schema): Schema {
  return present({
    ...a,
    ...b,
    ...fieldsOf(a, b),
    items: both(a.items, b.items),
    minLength: highest(a.minLength, b.minLength),
    maxLength: lowest(a.maxLength, b.maxLength),
    minimum: highest(a.minimum, b.minimum),
    maximum: lowest(a.maximum, b.maximum),
    exclusiveMinimum: highest(a.exclusiveMinimum, b.exclusiveMinimum),
    exclusiveMaximum: lowest(a.exclusiveMaximum, b.exclusiveMaximum),
    minItems: highest(a.minItems, b.minItems),
    maxItems: lowest(a.maxItems, b.maxItems),
  });
}

function met(a: Alternative, b: Alternative): Alternative[] {
  const [narrow, wide] = isWithin(a.kind, b.kind) ? [a, b] : [b, a];
  if (!isWithin(narrow.kind, wide.kind)) return [];
  const values = narrow.values && wide.values ? narrow.values.filter((value) => wide.values?.includes(value)) : null;
  return [
    {
      kind: narrow.kind,
      values: values ?? narrow.values ?? wide.values,
      patterns: [...new Set([...a.patterns, ...b.patterns])],
      schema: merged(a.schema, b.schema),
    },
  ];
}

/** Returns every alternative that the schema allows. The schema must not contain references. */
export function alternatives(schema: Schema): Alternative[] {
  const { anyOf, oneOf, allOf, ...own } = schema;
  const values = valuesOf(own);
  const here = kindsOf(own).map((kind): Alternative => {
    const ofKind = values?.filter((value) => isWithin(kindOf(value), kind)) ?? null;
    return { kind, values: ofKind, patterns: own.pattern === undefined ? [] : [own.pattern], schema: own };
  });
  const choices = [anyOf, oneOf].filter((list) => list !== undefined).map((list) => list.flatMap(alternatives));
  const parts = [...choices, ...(allOf ?? []).map(alternatives)];
  return parts.reduce((so, part) => so.flatMap((a) => part.flatMap((b) => met(a, b))), here);
}
