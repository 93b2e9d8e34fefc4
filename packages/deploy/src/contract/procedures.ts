import type { Meta } from '@corre/api/transport/trpc/init.ts';
import { z } from 'zod';
import type { Schema } from './json-schema.ts';

/** One tRPC procedure as its callers see it. A subscription's output is one event of the stream. */
export interface Procedure {
  type: string;
  input: { required: boolean; schema: Schema } | null;
  output: Schema;
}

/** What tRPC keeps of a procedure: at run time a flat record by dotted name, which the router's type does not say. */
const definitionSchema = z.object({
  type: z.enum(['query', 'mutation', 'subscription']),
  inputs: z.array(z.instanceof(z.ZodType)),
  output: z.instanceof(z.ZodType).optional(),
  meta: z.custom<Meta>().optional(),
});

const asJson = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline' });
  return JSON.parse(JSON.stringify(rest));
};

/** Several inputs stand one behind the other: that of the role's procedure, and the call's own. */
function inputOf(inputs: z.ZodType[]): Procedure['input'] {
  const schemas = inputs.map((input) => asJson(input, 'input'));
  const [only] = schemas;
  if (!only) return null;
  const required = inputs.some((input) => !input.safeParse(undefined).success);
  return { required, schema: schemas.length === 1 ? only : { allOf: schemas } };
}

/** Every procedure of a router, described from its own schemas. Throws for one that does not say what it answers. */
export function procedures(record: object): Record<string, Procedure> {
  const described = Object.entries(record).map(([name, procedure]: [string, { _def: unknown }]) => {
    const { type, inputs, output, meta } = definitionSchema.parse(procedure._def);
    const answer = output ?? meta?.event;
    if (!answer) throw new Error(`${name} has neither .output() nor .meta({ event })`);
    return [name, { type, input: inputOf(inputs), output: asJson(answer, 'output') }] as const;
  });
  return Object.fromEntries(described.sort(([a], [b]) => a.localeCompare(b, 'en')));
}
