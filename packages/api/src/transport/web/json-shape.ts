// Plain numbers without lookups, because the loop runs over millions of bytes.
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The shape of a JSON text: its depth, and its count of keys, values and brackets. */
export interface JsonShape {
  depth: number;
  parts: number;
}

/** Returns the position of a string's closing quote, or the end of the text. */
function textEnd(json: Uint8Array, from: number): number {
  let i = from;
  for (; i < json.length; i += 1) {
    const byte = json[i];
    if (byte === QUOTE) return i;
    if (byte === BACKSLASH) i += 1;
  }
  return i;
}

/**
 * Returns the shape of a JSON text from its bytes. Runs before the parser, because the sender chooses depth and size,
 * and each part becomes an object or a key. Stops above `partsMax`.
 */
export function shapeOf(json: Uint8Array, partsMax = Number.POSITIVE_INFINITY): JsonShape {
  let [open, depth, parts] = [0, 0, 0];
  for (let i = 0; i < json.length && parts <= partsMax; i += 1) {
    const byte = json[i];
    if (byte === QUOTE) i = textEnd(json, i + 1);
    else if (byte === COMMA || byte === COLON) parts += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      parts += 1;
      open += 1;
      depth = Math.max(depth, open);
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) open -= 1;
  }
  return { depth, parts };
}
