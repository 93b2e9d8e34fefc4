import { z } from 'zod';
import type { Vault } from '../../base/vault.ts';

/** How an answer that is kept for a retry is written down, and read again. */
interface KeptAnswer {
  close(resposta: unknown): unknown;
  open(guardada: unknown): unknown;
}

/** As it is: nobody learns more from it than its caller's lists tell. */
export const plainAnswer: KeptAnswer = { close: (resposta) => resposta, open: (guardada) => guardada };

const selada = z.object({ selada: z.string() });

/** Closed with the data key: it says a secret that is said once, and who reads the table alone must not have it. */
export const sealedAnswer = (vault: Vault): KeptAnswer => ({
  close: (resposta) => ({ selada: vault.seal(JSON.stringify(resposta ?? null)) }),
  open: (guardada) => JSON.parse(vault.open(selada.parse(guardada).selada)),
});
