import { createHash } from 'node:crypto';

/** Returns the same value for any order of keys, because a sender may serialize a repeat anew. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // Pairs instead of an object, because a key may be `__proto__`.
  return { object: entries.map(([key, inner]) => [key, canonical(inner)]) };
}

/** Returns the SHA-256 of a body's content, which identifies a repeat. The reader has limited the depth of the body. */
export const bodyHash = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest();
