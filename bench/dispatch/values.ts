const isJson = (text: string): boolean => /^[[{]/.test(text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A statement's value with each of its leaves changed; a text that holds JSON is opened and closed again. */
export function deepMap(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => deepMap(inner, change));
  if (typeof value === 'string' && isJson(value)) {
    const inner = parsed(value);
    return typeof inner === 'string' ? change(inner) : { json: deepMap(inner, change) };
  }
  if (typeof value !== 'object' || value === null || value instanceof Buffer) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deepMap(inner, change)]));
}
