import { hash, randomBytes } from 'node:crypto';
import type { Ambiente } from '@corre/contract/vocabulario.ts';

/** 256 random bits: 43 characters in base64url. */
const SEGREDO_BYTES = 32;
const FINAL_SINAIS = 4;

/** Prefixes of the keys. Secret scanners search for them (ADR 0039). */
const PREFIXOS: Record<Ambiente, string> = { producao: 'corre_live_', teste: 'corre_teste_' };

const CHAVE = /^corre_(live|teste)_[\w-]{43}$/;

/** Returns the hash of a key, as the database stores it. */
export const resumoDaChave = (chave: string): Buffer => hash('sha256', chave, 'buffer');

/** Returns whether the text has the form of a key. */
export const ehChave = (texto: string): boolean => CHAVE.test(texto);

/** Creates a key: the key itself, which is shown once, and the parts that are stored. */
export function novaChave(ambiente: Ambiente): { chave: string; chave_hash: Buffer; final: string } {
  const chave = `${PREFIXOS[ambiente]}${randomBytes(SEGREDO_BYTES).toString('base64url')}`;
  return { chave, chave_hash: resumoDaChave(chave), final: chave.slice(-FINAL_SINAIS) };
}
