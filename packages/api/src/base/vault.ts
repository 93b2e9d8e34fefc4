import {
  type Cipheriv,
  createCipheriv,
  createDecipheriv,
  createHmac,
  type Decipheriv,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** Encrypts and decrypts personal columns. `index` returns a value for the search of an encrypted text. */
export interface Vault {
  seal(text: string): string;
  open(sealed: string): string;
  index(text: string): string;
  /** Returns the hash that a delivery's code is derived from, and by which a typed code is compared (ADR 0024). */
  codigo(text: string): Buffer;
  /** Returns the token of a tracking link from its random number: 128 bits in base64url (ADR 0023). */
  rastreio(seed: Buffer): string;
  /**
   * Converts sixteen bytes to a token that reveals nothing about them, and back. `openToken` returns null for an
   * invalid token.
   */
  sealToken(bytes: Buffer): string;
  openToken(token: string): Buffer | null;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const TOKEN_BYTES = 16;

/**
 * Creates a vault with AES-256-GCM. All keys are derived from `hexKey` (64 hex digits), and the HMAC index has a key
 * of its own.
 * An encrypted value is `v1.<base64 of iv, tag and ciphertext>`. `open` throws for a changed value or another key.
 */
export function createVault(hexKey: string): Vault {
  const master = Buffer.from(hexKey, 'hex');
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', master, '', `corre.${use}`, 32));
  const columnKey = derive('coluna');
  const indexKey = derive('indice');
  const codeKey = derive('codigo');
  const trackingKey = derive('rastreio');
  // One block under a key of its own is a permutation: equal bytes give equal tokens, different bytes never do.
  const block = (cipher: Cipheriv | Decipheriv, bytes: Buffer) => cipher.setAutoPadding(false).update(bytes);
  const tokenKey = derive('token');
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', columnKey, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')}`;
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.slice('v1.'.length), 'base64');
      const decipher = createDecipheriv('aes-256-gcm', columnKey, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    codigo: (text) => createHmac('sha256', codeKey).update(text).digest(),
    index: (text) => createHmac('sha256', indexKey).update(text).digest('hex'),
    rastreio: (seed) =>
      createHmac('sha256', trackingKey).update(seed).digest().subarray(0, TOKEN_BYTES).toString('base64url'),
    sealToken: (bytes) => block(createCipheriv('aes-256-ecb', tokenKey, null), bytes).toString('base64url'),
    openToken: (token) => {
      const bytes = Buffer.from(token, 'base64url');
      // Accept only the canonical base64url form of a token.
      if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) return null;
      return block(createDecipheriv('aes-256-ecb', tokenKey, null), bytes);
    },
  };
}
