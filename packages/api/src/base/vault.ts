import {
  type Cipheriv,
  createCipheriv,
  createDecipheriv,
  createHmac,
  type Decipheriv,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** Opens and closes personal columns, and gives the index by which an encrypted value can be found. */
export interface Vault {
  seal(texto: string): string;
  open(cifrado: string): string;
  index(texto: string): string;
  /** Out of which a delivery's code is made, and by which a typed one is compared (docs/decisions/0069-milestones-and-proof.md). */
  codigo(texto: string): Buffer;
  /** The token of a tracking link, 128 bits in base64url, out of the link's random number (docs/decisions/0068-tracking-link.md). */
  rastreio(semente: Buffer): string;
  /** Sixteen bytes as a token that tells nothing of them, and back; null of what is no such token. */
  selarToken(bytes: Buffer): string;
  abrirToken(token: string): Buffer | null;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const TOKEN_BYTES = 16;

/**
 * AES-256-GCM under a key derived from `chaveHex` (64 hex digits); the HMAC index has a key of its own.
 * A closed value is `v1.<base64 of iv, tag and ciphertext>`. Throws when a value was tampered with or the key is another.
 */
export function createVault(chaveHex: string): Vault {
  const mestre = Buffer.from(chaveHex, 'hex');
  const derivar = (uso: string) => Buffer.from(hkdfSync('sha256', mestre, '', `corre.${uso}`, 32));
  const chave = derivar('coluna');
  const chaveIndice = derivar('indice');
  const chaveCodigo = derivar('codigo');
  const chaveRastreio = derivar('rastreio');
  // one block under a key of its own: a permutation, so that equal bytes give equal tokens and no others
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
      // written in one way only
      if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) return null;
      return bloco(createDecipheriv('aes-256-ecb', chaveToken, null), bytes);
    },
  };
}
