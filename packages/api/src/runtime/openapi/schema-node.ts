/** One schema of the document, as plain JSON. */
export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
  additionalProperties?: boolean | SchemaNode;
  propertyNames?: SchemaNode;
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  allOf?: SchemaNode[];
  [keyword: string]: unknown;
}

/** Returns the schemas directly below one. */
export function below(schema: SchemaNode): SchemaNode[] {
  const { properties, items, additionalProperties, propertyNames, anyOf, oneOf, allOf } = schema;
  const open = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const alternatives = [anyOf, oneOf, allOf].flatMap((list) => list ?? []);
  const single = [items, propertyNames].filter((one) => one !== undefined);
  return [...Object.values(properties ?? {}), ...single, ...open, ...alternatives];
}

/** Calls `visit` for a schema and for every schema below it, the inner ones first. `visit` may change them. */
export function walk(schema: SchemaNode, visit: (one: SchemaNode) => void): void {
  for (const one of below(schema)) walk(one, visit);
  visit(schema);
}

/** Replaces everything in a schema by a reference to a named one. */
export function refer(schema: SchemaNode, name: string): void {
  for (const keyword of Object.keys(schema)) delete schema[keyword];
  schema.$ref = schemaRef(name);
}

const PREFIX = '#/components/schemas/';

/** Returns the address of a named schema. */
export const schemaRef = (name: string) => `${PREFIX}${name}`;

/** Returns the name that a reference leads to; null for a schema without a reference. */
export const nameOf = ({ $ref }: SchemaNode): string | null =>
  $ref?.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : null;

/** Returns `ListarChaves` of `listarChaves`, and `EntregadorId` of `entregador_id`. */
export const pascal = (name: string) =>
  name.replaceAll(/(?:^|[_-])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
