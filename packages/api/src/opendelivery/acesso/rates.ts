import { Buckets } from '../../base/bucket.ts';
import type { Config } from '../../base/config.ts';
import { networkOf } from '../../base/network.ts';
import { Problem } from '../formato/problem.ts';

const MINUTE = 60;
/**
 * Refused attempts per address, as a multiple of one credential's limit. Several points of sale can share an address.
 */
const GUESSES = 10;
/** Calls of an application, as a multiple of one shop's limit. Each of its shops has the limit as well. */
const SHOPS = 20;
/** The length of a UUID in characters. */
const CLIENT_ID_SIGNS = 36;
const perMinute = (many: number) => new Buckets(many / MINUTE, many);

/** The rate limits of one process. Each process counts for itself (ADR 0028). */
export interface Rates {
  /** Counts one call of an integration. Throws 429 above the limit. */
  call(integracao_id: number): void;
  /** Counts one call of an application, before its shop is known. Throws 429 above the limit. */
  application(aplicativo_id: number): void;
  /** Counts one token request of a `client_id`, known or not, from an address. Throws 429 above the limit. */
  token(client_id: string, ip: string): void;
  /** Counts one refused token request from an address, whatever its `client_id`. Throws 429 above the limit. */
  refused(ip: string): void;
}

function demand(wait: number, title: string): void {
  if (wait > 0) throw new Problem(429, title, { wait, code: 'too_many_requests' });
}

/** Returns one key for all spellings of a `client_id`, with a limited length. */
const named = (client_id: string): string => client_id.toLowerCase().slice(0, CLIENT_ID_SIGNS);

/**
 * Returns the limits of one process. Tokens count per client and address, so guesses from elsewhere do not block the
 * owner.
 */
export function createRates({ OD_POR_MINUTO, OD_TOKENS_POR_MINUTO }: Config): Rates {
  const calls = perMinute(OD_POR_MINUTO);
  const applications = perMinute(OD_POR_MINUTO * SHOPS);
  const tokens = perMinute(OD_TOKENS_POR_MINUTO);
  const guesses = perMinute(OD_TOKENS_POR_MINUTO * GUESSES);
  return {
    call: (id) => demand(calls.take(String(id)), `No máximo ${OD_POR_MINUTO} chamadas por minuto. Espere e repita.`),
    application: (id) =>
      demand(
        applications.take(String(id)),
        `No máximo ${OD_POR_MINUTO * SHOPS} chamadas por minuto do aplicativo. Espere e repita.`,
      ),
    token: (client_id, ip) =>
      demand(
        tokens.take(`${named(client_id)}:${networkOf(ip)}`),
        'Tokens demais: guarde o token e use até ele vencer.',
      ),
    refused: (ip) =>
      demand(guesses.take(networkOf(ip)), 'Tentativas demais: confira client_id e client_secret antes de repetir.'),
  };
}
