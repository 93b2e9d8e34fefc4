/** A percent-encoded ASCII character, also with an encoded percent sign (`%5F`, `%255F`). */
const WRITTEN = /%(?:25)*([0-7][0-9a-f])/gi;
/** Most decoding turns. Each turn makes the address shorter, and no reader of addresses decodes more often. */
const TURNS_MAX = 8;

/**
 * Returns the address with every encoded ASCII character decoded, also if it was encoded several times or in part. Use
 * it only for checks. Requests go to the original address.
 */
export function decodedAddress(address: string): string {
  let read = address;
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const next = read.replace(WRITTEN, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (next === read) break;
    read = next;
  }
  return read;
}

/** The prefix of an API key. */
const KEY = /corre_(live|teste)_/i;
/** The prefixes of an API key and of a webhook's secret. */
const SECRET = /corre_(live|teste)_|whsec_/i;

/** Whether the address contains something like an API key, or a part of one. */
export const holdsKey = (address: string): boolean => KEY.test(decodedAddress(address));

/** Whether the address contains something like an API key or a webhook's secret. */
export const holdsSecret = (address: string): boolean => SECRET.test(decodedAddress(address));
