import { hash, randomBytes } from 'node:crypto';
import type { Ambiente } from '@corre/contract/vocabulario.ts';

/** 256 bits of chance: 43 signs in base64url. */
const SEGREDO_BYTES = 32;
const FINAL_SINAIS = 4;

/** What a key begins with; secret scanners look for it (docs/decisions/0076-api-keys.md). */
const PREFIXOS: Record<Ambiente, string> = { producao: 'corre_live_', teste: 'corre_teste_' };

const CHAVE = /^corre_(live|teste)_[\w-]{43}$/;

/** What the database knows of a key. */
export const resumoDaChave = (chave: string): Buffer => hash('sha256', chave, 'buffer');

/** Whether it could be a key of ours at all. */
export const ehChave = (texto: string): boolean => CHAVE.test(texto);

/** A key that nobody has yet: the key itself, which is told once, and what is kept of it. */
export function novaChave(ambiente: Ambiente): { chave: string; chave_hash: Buffer; final: string } {
  const chave = `${PREFIXOS[ambiente]}${randomBytes(SEGREDO_BYTES).toString('base64url')}`;
  return { chave, chave_hash: resumoDaChave(chave), final: chave.slice(-FINAL_SINAIS) };
}
