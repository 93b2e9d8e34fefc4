import type { Meta } from '@corre/api/transport/trpc/init.ts';
import { z } from 'zod';
import type { Schema } from './json-schema.ts';
import { gatherRules, type RuledInput, type Rules } from './rules.ts';

/** One tRPC procedure as its callers see it. The output of a subscription is one event of the stream. */
export interface Procedure {
  type: string;
  input: (RuledInput & { required: boolean }) | null;
  output: Schema;
  /** the account types that may call it; null: everybody; absent in older kept contracts */
  callers?: readonly string[] | null;
}

/** tRPC's run-time data of a procedure: a flat record by dotted name. The router's type does not show this. */
const definitionSchema = z.object({
  type: z.enum(['query', 'mutation', 'subscription']),
  inputs: z.array(z.instanceof(z.ZodType)),
  output: z.instanceof(z.ZodType).optional(),
  meta: z.custom<Meta>().optional(),
});

/** Without the names of schemas, which the REST description has, every schema stands where it is used. */
const NO_NAMES = z.registry<{ id?: string }>();

const asJson = (schema: z.ZodType, io: 'input' | 'output', rules: Rules = {}): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    metadata: NO_NAMES,
    override: gatherRules(rules),
  });
  return JSON.parse(JSON.stringify(rest));
};

/** A procedure may have two inputs: that of its role's base procedure and its own. Both must hold. */
function inputOf(inputs: z.ZodType[]): Procedure['input'] {
  const rules: Rules = {};
  const schemas = inputs.map((input) => asJson(input, 'input', rules));
  const [only] = schemas;
  if (!only) return null;
  const required = inputs.some((input) => !input.safeParse(undefined).success);
  return { required, schema: schemas.length === 1 ? only : { allOf: schemas }, rules };
}

/** The caller name for shops that still have the preset password. */
const PRESET = 'comercio com a senha inicial';

function callersOf(meta: Meta | undefined): Procedure['callers'] {
  if (meta?.callers === undefined) return null;
  return [...Object.keys(meta.callers), ...(meta.com_senha_inicial ? [PRESET] : [])].sort();
}

/** Describes every procedure of a router from its own schemas. Throws for a procedure without an output schema. */
export function procedures(record: object): Record<string, Procedure> {
  const described = Object.entries(record).map(([name, procedure]: [string, { _def: unknown }]) => {
    const { type, inputs, output, meta } = definitionSchema.parse(procedure._def);
    const answer = output ?? meta?.event;
    if (!answer) throw new Error(`${name} has neither .output() nor .meta({ event })`);
    const description = { type, input: inputOf(inputs), output: asJson(answer, 'output'), callers: callersOf(meta) };
    return [name, description] as const;
  });
  return Object.fromEntries(described.sort(([a], [b]) => a.localeCompare(b, 'en')));
}
