import { inTransaction } from '../../transport/trpc/procedures.ts';

/** tRPC keeps the middlewares of a procedure in a flat list, which its types do not show. */
interface WithMiddlewares {
  _def: { middlewares?: unknown[] };
}

const { _middlewares: parts } = inTransaction as unknown as { _middlewares: unknown[] };

/**
 * Returns whether a procedure takes an Idempotency-Key: it runs in a transaction with its key (ADR 0035). `procedures`
 * is a router's `_def.procedures`.
 */
export function takesIdempotencyKey(procedures: object, name: string): boolean {
  const { middlewares = [] } = (procedures as Record<string, WithMiddlewares>)[name]?._def ?? {};
  return parts.every((part) => middlewares.includes(part));
}
