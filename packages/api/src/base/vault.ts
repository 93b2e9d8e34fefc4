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
  seal(texto: string): string;
  open(cifrado: string): string;
  index(texto: string): string;
  /** Returns the hash that a delivery's code is derived from, and by which a typed code is compared (ADR 0069). */
  codigo(texto: string): Buffer;
  /** Returns the token of a tracking link from its random number: 128 bits in base64url (ADR 0068). */
  rastreio(semente: Buffer): string;
  /**
   * Converts sixteen bytes to a token that reveals nothing about them, and back. `abrirToken` returns null for an
   * invalid token.
   */
  selarToken(bytes: Buffer): string;
  abrirToken(token: string): Buffer | null;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const TOKEN_BYTES = 16;

/**
 * Creates a vault with AES-256-GCM. All keys are derived from `chaveHex` (64 hex digits), and the HMAC index has a key
 * of its own.
 * An encrypted value is `v1.<base64 of iv, tag and ciphertext>`. `open` throws for a changed value or another key.
 */
export function createVault(chaveHex: string): Vault {
  const mestre = Buffer.from(chaveHex, 'hex');
  const derivar = (uso: string) => Buffer.from(hkdfSync('sha256', mestre, '', `corre.${uso}`, 32));
  const chave = derivar('coluna');
  const chaveIndice = derivar('indice');
  const chaveCodigo = derivar('codigo');
  const chaveRastreio = derivar('rastreio');
  // One block under a key of its own is a permutation: equal bytes give equal tokens, different bytes never do.
  const bloco = (cifra: Cipheriv | Decipheriv, bytes: Buffer) => cifra.setAutoPadding(false).update(bytes);
  const chaveToken = derivar('token');
  return {
    seal(texto) {
      const iv = randomBytes(IV_BYTES);
      const cifra = createCipheriv('aes-256-gcm', chave, iv);
      const corpo = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
      return `v1.${Buffer.concat([iv, cifra.getAuthTag(), corpo]).toString('base64')}`;
    },
    open(cifrado) {
      const bytes = Buffer.from(cifrado.slice('v1.'.length), 'base64');
      const decifra = createDecipheriv('aes-256-gcm', chave, bytes.subarray(0, IV_BYTES));
      decifra.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decifra.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decifra.final()]).toString('utf8');
    },
    codigo: (texto) => createHmac('sha256', chaveCodigo).update(texto).digest(),
    index: (texto) => createHmac('sha256', chaveIndice).update(texto).digest('hex'),
    rastreio: (semente) =>
      createHmac('sha256', chaveRastreio).update(semente).digest().subarray(0, TOKEN_BYTES).toString('base64url'),
    selarToken: (bytes) => bloco(createCipheriv('aes-256-ecb', chaveToken, null), bytes).toString('base64url'),
    abrirToken: (token) => {
      const bytes = Buffer.from(token, 'base64url');
      // Accept only the canonical base64url form of a token.
      if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) return null;
      return bloco(createDecipheriv('aes-256-ecb', chaveToken, null), bytes);
    },
  };
}
