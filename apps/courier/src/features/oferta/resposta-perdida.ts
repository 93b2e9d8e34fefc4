import { errorStatus } from '@corre/client/error.ts';

/** Refusals that speak of the moment, not of the offer: slow down, took too long, come back signed in. */
const PASSAGEIROS = new Set([401, 408, 425, 429]);

/**
 * Whether an offer lives on after a failed answer to it (docs/decisions/0019-offer-lives-until-its-deadline.md). Only the
 * server's own word kills it (400 and its like); a fault of the server, or an answer that never came, leaves it to be tried again.
 */
export function ofertaSegueViva(erro: unknown): boolean {
  const status = errorStatus(erro);
  return status === null || status >= 500 || PASSAGEIROS.has(status);
}
