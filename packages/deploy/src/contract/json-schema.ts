/** The part of JSON Schema that the contract uses. `assertKnown` refuses every other keyword. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** Keywords that the comparison understands, followed by keywords that do not restrict the allowed values. */
const UNDERSTOOD = new Set([
  ...['$ref', 'type', 'const', 'enum', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'items', 'properties', 'required'],
  ...['additionalProperties', 'propertyNames', 'anyOf', 'oneOf', 'allOf'],
  ...['$schema', 'default', 'title', 'description', 'example', 'examples', 'readOnly', 'writeOnly', 'deprecated'],
]);

const below = (schema: Schema): [string, Schema][] => [
  ...Object.entries(schema.properties ?? {}).map(([name, field]): [string, Schema] => [`.${name}`, field]),
  ...(schema.items ? [['[]', schema.items] satisfies [string, Schema]] : []),
  ...(typeof schema.additionalProperties === 'object'
    ? [['{}', schema.additionalProperties] satisfies [string, Schema]]
    : []),
  ...(schema.propertyNames ? [['{name}', schema.propertyNames] satisfies [string, Schema]] : []),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map((part): [string, Schema] => [
    '',
    part,
  ]),
];

/**
 * Throws when a schema has a keyword that the comparison would ignore. A break must not pass unseen because zod writes
 * a keyword that is new to us (ADR 0004).
 */
export function assertKnown(schema: Schema, where: string): void {
  const unknown = Object.keys(schema).find((keyword) => !UNDERSTOOD.has(keyword));
  if (unknown)
    throw new Error(`${where}: the comparison of contracts does not know the JSON Schema keyword '${unknown}'`);
  for (const [name, part] of below(schema)) assertKnown(part, `${where}${name}`);
}

/** The schemas by name, for a `$ref` such as `#/components/schemas/erro`. */
export type Definitions = Record<string, Schema>;

/** Returns the same schema with all references replaced, at every depth. */
export function resolved(schema: Schema, definitions: Definitions): Schema {
  if (schema.$ref !== undefined) {
    const target = definitions[schema.$ref.replace('#/components/schemas/', '')];
    if (!target) throw new Error(`${schema.$ref} leads nowhere`);
    return resolved(target, definitions);
  }
  const deep = (part: Schema) => resolved(part, definitions);
  const each = (parts: Schema[] | undefined) => parts?.map(deep);
  const fields = schema.properties && Object.entries(schema.properties).map(([name, field]) => [name, deep(field)]);
  const open = schema.additionalProperties;
  return {
    ...schema,
    ...(fields ? { properties: Object.fromEntries(fields) } : {}),
    ...(schema.items ? { items: deep(schema.items) } : {}),
    ...(typeof open === 'object' ? { additionalProperties: deep(open) } : {}),
    ...(schema.propertyNames ? { propertyNames: deep(schema.propertyNames) } : {}),
    ...(schema.anyOf ? { anyOf: each(schema.anyOf) } : {}),
    ...(schema.oneOf ? { oneOf: each(schema.oneOf) } : {}),
    ...(schema.allOf ? { allOf: each(schema.allOf) } : {}),
  };
}
