import type { z } from 'zod';
import { inputRefusal } from '../../base/input.ts';
import { Problem } from './problem.ts';

/** What a schema says where nothing came. */
const MISSING = /expected \S+, received undefined/i;

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  const field = path.map(String).join('.') || 'corpo';
  if (MISSING.test(message)) return `${field}: falta este campo`;
  return /^Invalid|^Expected|^Unrec/.test(message) ? `${field}: valor inválido` : `${field}: ${message}`;
}

/** What a body says, by a loose schema. 400 whose title names the first field that cannot be understood. */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const refusal = inputRefusal(body);
  if (refusal !== null) throw new Problem(400, refusal);
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Problem(400, issue ? sentenceOf(issue) : 'Pedido inválido');
}
