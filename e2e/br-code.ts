/** The fields of a BR Code by id. A field is id, length and value; some values contain fields again. */
export type Fields = Record<string, string>;

/** Parses 'id-length-value' fields. Throws when a length does not fit. */
export function fieldsOf(code: string): Fields {
  const fields: Fields = {};
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    const value = code.slice(at + 4, at + 4 + length);
    if (!Number.isInteger(length) || value.length !== length) throw new Error(`no field at ${at}: ${code}`);
    fields[code.slice(at, at + 2)] = value;
    at += 4 + length;
  }
  return fields;
}

/** Returns the CRC-16/CCITT-FALSE of the BR Code manual: polynomial 0x1021, start 0xffff, four capital hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
