/** A value as it lies on the device. Only the account's key opens it. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  dado: ArrayBuffer;
}

/** Bytes of the random start value. AES-GCM must never see one twice under the same key. */
const IV_BYTES = 12;

/** Returns a key that this browser can use but not hand out. */
export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/** The place is authenticated too, so that a value cannot be moved to another slot or account. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(place),
});

/** Seals a value that JSON can write. */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, dado: await crypto.subtle.encrypt(algorithm(iv, place), key, text) };
}

/** Returns the value. Returns undefined for a missing one, and for one of another key or place. */
export async function unseal(key: CryptoKey, place: string, sealed: Sealed | undefined): Promise<unknown> {
  if (!sealed) return undefined;
  try {
    const text = await crypto.subtle.decrypt(algorithm(sealed.iv, place), key, sealed.dado);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}
