import { errorStatus } from '@corre/client/error.ts';

/** HTTP statuses about the request and not about the offer: signed out, timeout, too early, too many requests. */
const PASSAGEIROS = new Set([401, 408, 425, 429]);

/**
 * Whether an offer stays alive after a failed answer (ADR 0019). The offer ends by a refusal from the server (400 and
 * similar). After a server error or a lost answer the courier can try again.
 */
export function ofertaSegueViva(erro: unknown): boolean {
  const status = errorStatus(erro);
  return status === null || status >= 500 || PASSAGEIROS.has(status);
}
