import { hash, randomBytes } from 'node:crypto';
import type { Row } from '@corre/db/database.ts';
import type { Vault } from '../../base/vault.ts';

const SEMENTE_BYTES = 16;

/** What the table keeps of a link. */
export type Guardado = Pick<Row<'rastreio'>, 'semente' | 'token_sha256'>;

/** The same out of both one after the other, as a list reads them. */
const guardadoEm = (link: Buffer): Guardado => ({
  semente: link.subarray(0, SEMENTE_BYTES),
  token_sha256: link.subarray(SEMENTE_BYTES),
});

/** By what a link is found: its token is in no table (docs/decisions/0068-tracking-link.md). */
export const sha256Do = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A new link. It needs no request's number, so that it goes in with the statement that makes the request. */
export function novoLink(vault: Pick<Vault, 'rastreio'>): Guardado {
  const semente = randomBytes(SEMENTE_BYTES);
  return { semente, token_sha256: sha256Do(vault.rastreio(semente)) };
}

/** Tokens that one process remembers for each key: the lists of open requests are read again and again. */
const LEMBRADOS_MAX = 20_000;
const lembrados = new WeakMap<object, Map<string, string | null>>();

function derivado(vault: Pick<Vault, 'rastreio'>, { semente, token_sha256 }: Guardado): string | null {
  const token = vault.rastreio(semente);
  return sha256Do(token).equals(token_sha256) ? token : null;
}

/** The token of a kept link, or null when it was made with another data key: who has it already can still open it. */
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

/** Bytes of a request's number in a token without code, and those of its link's random number beside it. */
const ID_BYTES = 4;
export const INICIO_DO_LINK = SEMENTE_BYTES - ID_BYTES;

type Selo = Pick<Vault, 'rastreio' | 'selarToken' | 'abrirToken'>;

/**
 * The token of the same page without the delivery code, for whoever may read a shop's requests and not the code: the request's
 * number and a part of the link's random number, closed as one block. In no table either, and it ends with the link.
 */
export function tokenSemCodigo(vault: Selo, solicitacao_id: number, link: Buffer): string | null {
  if (tokenDe(vault, link) === null) return null;
  const bytes = Buffer.alloc(SEMENTE_BYTES);
  bytes.writeInt32BE(solicitacao_id);
  guardadoEm(link).semente.copy(bytes, ID_BYTES, 0, INICIO_DO_LINK);
  return vault.selarToken(bytes);
}

/** By what a link is looked for, of either kind: what no token of that kind says is found nowhere. */
export interface ChaveDoLink {
  token_sha256: Buffer;
  sem_codigo_id: number;
  /** what the link's random number begins with */
  inicio: Buffer;
}

export function chaveDo(vault: Pick<Vault, 'abrirToken'>, token: string): ChaveDoLink {
  const bytes = vault.abrirToken(token) ?? Buffer.alloc(SEMENTE_BYTES);
  return {
    token_sha256: sha256Do(token),
    sem_codigo_id: bytes.readInt32BE(),
    inicio: bytes.subarray(ID_BYTES),
  };
}
