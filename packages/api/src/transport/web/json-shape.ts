// numbers and not looked up: this loop runs over millions of bytes
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** How a JSON text is built: how deep it nests, and of how many keys, values and brackets. */
export interface JsonShape {
  depth: number;
  parts: number;
}

/** Where the text ends that begins before `from`: at its closing quote, or at the end. */
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
 * The shape of a JSON text, by its bytes: looked at before it is parsed, because depth and number are the sender's choice and
 * each part becomes an object or a key. Stops once there are more than `partsMax`.
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
