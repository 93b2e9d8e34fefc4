import type { z } from 'zod';
import { inputRefusal } from '../../base/input.ts';
import { Problem } from './problem.ts';

const within = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** How the library's own sentences begin, which speak of types (`z.locales.pt`); ours say what to write. */
const OF_THE_LIBRARY = /^(Entrada|Opção|Texto|Número|Formato|Demasiado|Chave|Invalid|Too)/;

function sentenceOf({ path, message }: z.core.$ZodIssue, body: unknown): string {
  const field = path.map(String).join('.') || 'corpo';
  if ((path.reduce<unknown>(within, body) ?? undefined) === undefined) return `${field}: falta este campo`;
  return OF_THE_LIBRARY.test(message) ? `${field}: valor inválido` : `${field}: ${message}`;
}

/** What a body says, by a loose schema. 400 whose title names the first field that cannot be understood. */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const refusal = inputRefusal(body);
  if (refusal !== null) throw new Problem(400, refusal);
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Problem(400, issue ? sentenceOf(issue, body ?? {}) : 'Pedido inválido');
}
