import { createHash } from 'node:crypto';

/** The same value whatever the order of its keys: a repeat may be written anew by its sender. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // as pairs: a key may be `__proto__`
  return { object: entries.map(([key, inner]) => [key, canonical(inner)]) };
}

/** By which a repeat of a request is known: SHA-256 of what it says. Its depth is bounded when it is read. */
export const bodyHash = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest();
