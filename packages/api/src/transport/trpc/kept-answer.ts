import { z } from 'zod';
import type { Vault } from '../../base/vault.ts';

/** Converts an answer to its stored form for retries, and back. */
interface KeptAnswer {
  close(resposta: unknown): unknown;
  open(guardada: unknown): unknown;
}

/** Stores the answer unchanged: it contains nothing that the caller's lists do not show. */
export const plainAnswer: KeptAnswer = { close: (resposta) => resposta, open: (guardada) => guardada };

const selada = z.object({ selada: z.string() });

/**
 * Seals the answer with the data key, because it contains a secret that is shown once. The table alone must not reveal
 * it.
 */
export const sealedAnswer = (vault: Vault): KeptAnswer => ({
  close: (resposta) => ({ selada: vault.seal(JSON.stringify(resposta ?? null)) }),
  open: (guardada) => JSON.parse(vault.open(selada.parse(guardada).selada)),
});
