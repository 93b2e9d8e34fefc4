import type { z } from 'zod';
import { inputRefusal } from '../../base/input.ts';
import { Problem } from './problem.ts';

const EXPECTED: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  boolean: 'true ou false',
  object: 'um objeto',
  array: 'uma lista',
};

/** Returns our own sentence where a schema has none. Zod's texts would depend on the process's locale. */
const sentence: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_big') return 'é longo demais';
  const expected = issue.code === 'invalid_type' ? EXPECTED[issue.expected] : undefined;
  return expected === undefined ? 'valor inválido' : `deve ser ${expected}`;
};

/** Returns the most specific issue of a union: that of the first alternative that got below the top level. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  const inner = issue.code === 'invalid_union' ? issue.errors.flatMap(([first]) => first ?? []) : [];
  const best = inner.find(({ path }) => path.length > 0);
  return best === undefined ? issue : deepest({ ...best, path: [...issue.path, ...best.path] });
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );

function titleOf(first: z.core.$ZodIssue, body: unknown): string {
  const { path, message } = deepest(first);
  const field = path.map(String).join('.') || 'corpo';
  return `${field}: ${(valueAt(body, path) ?? null) === null ? 'falta este campo' : message}`;
}

/** Reads a body by a tolerant schema. Throws 400 with the name of the first unreadable field in its title. */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const refusal = inputRefusal(body);
  if (refusal !== null) throw new Problem(400, refusal.detail);
  const result = schema.safeParse(body ?? {}, { error: sentence });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Problem(400, issue ? titleOf(issue, body ?? {}) : 'Pedido inválido');
}
