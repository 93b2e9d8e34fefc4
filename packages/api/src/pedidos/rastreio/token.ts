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
