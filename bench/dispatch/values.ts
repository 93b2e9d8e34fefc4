const isJson = (text: string): boolean => /^[[{]/.test(text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns a statement's value with each leaf changed. A text with JSON is parsed and serialized again. */
export function deepMap(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => deepMap(inner, change));
  if (typeof value === 'string' && isJson(value)) {
    const inner = parsed(value);
    return typeof inner === 'string' ? change(inner) : { json: deepMap(inner, change) };
  }
  if (typeof value !== 'object' || value === null || value instanceof Buffer) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deepMap(inner, change)]));
}
