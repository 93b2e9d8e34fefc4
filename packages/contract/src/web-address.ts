/** A sign that is written as its number, also when the percent sign of that is written as one (`%5F`, `%255F`). */
const WRITTEN = /%(?:25)*([0-7][0-9a-f])/gi;
/** Each turn makes it shorter; nobody who reads addresses takes more of them. */
const TURNS_MAX = 8;

/**
 * An address with every sign of ASCII in the clear, however often and however partly it was encoded. For looking into only: what is
 * called is the address as it came.
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

/** What a key of the API begins with. */
const KEY = /corre_(live|teste)_/i;
/** What the secret of a webhook begins with, too. */
const SECRET = /corre_(live|teste)_|whsec_/i;

/** Whether something in this address looks like a key of the API, or a part of one. */
export const holdsKey = (address: string): boolean => KEY.test(decodedAddress(address));

/** Whether something in it looks like a key or like a webhook's secret. */
export const holdsSecret = (address: string): boolean => SECRET.test(decodedAddress(address));
