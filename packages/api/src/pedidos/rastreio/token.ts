import { hash, randomBytes } from 'node:crypto';
import type { Row } from '@corre/db/database.ts';
import type { Vault } from '../../base/vault.ts';

const SEMENTE_BYTES = 16;

/** The stored columns of a link. */
export type Guardado = Pick<Row<'rastreio'>, 'semente' | 'token_sha256'>;

/** Splits the concatenation of both columns, which lists read. */
const guardadoEm = (link: Buffer): Guardado => ({
  semente: link.subarray(0, SEMENTE_BYTES),
  token_sha256: link.subarray(SEMENTE_BYTES),
});

/** Returns the hash by which a link is found. No table stores the token (ADR 0023). */
export const sha256Do = (token: string): Buffer => hash('sha256', token, 'buffer');

/**
 * Returns a new link. It does not depend on the request's id, so the statement that creates the request can insert it.
 */
export function novoLink(vault: Pick<Vault, 'rastreio'>): Guardado {
  const semente = randomBytes(SEMENTE_BYTES);
  return { semente, token_sha256: sha256Do(vault.rastreio(semente)) };
}

/**
 * Maximum of tokens in the cache of one process per key. The cache exists because the lists of open requests are read
 * often.
 */
const LEMBRADOS_MAX = 20_000;
const lembrados = new WeakMap<object, Map<string, string | null>>();

function derivado(vault: Pick<Vault, 'rastreio'>, { semente, token_sha256 }: Guardado): string | null {
  const token = vault.rastreio(semente);
  return sha256Do(token).equals(token_sha256) ? token : null;
}

/**
 * Returns the token of a stored link, or null if it was made with another data key. A person who has the link can still
 * open it.
 */
export function tokenDe(vault: Pick<Vault, 'rastreio'>, link: Buffer): string | null {
  const deste = lembrados.get(vault) ?? new Map<string, string | null>();
  lembrados.set(vault, deste);
  const chave = link.toString('latin1');
  const lembrado = deste.get(chave);
  if (lembrado !== undefined) return lembrado;
  const token = derivado(vault, guardadoEm(link));
  if (deste.size >= LEMBRADOS_MAX) deste.clear();
  deste.set(chave, token);
  return token;
}

/** Number of bytes of the request's id in a token without code. */
const ID_BYTES = 4;
/** Number of bytes of the link's seed in a token without code, after the id. */
export const INICIO_DO_LINK = SEMENTE_BYTES - ID_BYTES;

type Selo = Pick<Vault, 'rastreio' | 'sealToken' | 'openToken'>;

/**
 * Returns the token of the same page without the delivery code, for callers who may read requests but not codes. It is
 * the request's id and a part of the link's seed, encrypted as one block. No table stores it, and it expires with the
 * link. Returns null if the link was made with another data key.
 */
export function tokenSemCodigo(vault: Selo, solicitacao_id: number, link: Buffer): string | null {
  if (tokenDe(vault, link) === null) return null;
  const bytes = Buffer.alloc(SEMENTE_BYTES);
  bytes.writeInt32BE(solicitacao_id);
  guardadoEm(link).semente.copy(bytes, ID_BYTES, 0, INICIO_DO_LINK);
  return vault.sealToken(bytes);
}

/** The keys by which both kinds of links are found. For a token of the other kind a key matches no row. */
export interface ChaveDoLink {
  token_sha256: Buffer;
  sem_codigo_id: number;
  /** start of the link's seed */
  inicio: Buffer;
}

export function chaveDo(vault: Pick<Vault, 'openToken'>, token: string): ChaveDoLink {
  const bytes = vault.openToken(token) ?? Buffer.alloc(SEMENTE_BYTES);
  return {
    token_sha256: sha256Do(token),
    sem_codigo_id: bytes.readInt32BE(),
    inicio: bytes.subarray(ID_BYTES),
  };
}
