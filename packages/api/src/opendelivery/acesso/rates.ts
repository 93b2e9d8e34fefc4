import { Buckets } from '../../base/bucket.ts';
import type { Config } from '../../base/config.ts';
import { networkOf } from '../../base/network.ts';
import { Problem } from '../formato/problem.ts';

const MINUTE = 60;
/** An address may be refused so many times as often as one credential may ask: several points of sale can stand behind it. */
const GUESSES = 10;
/** A UUID has so many signs. */
const CLIENT_ID_SIGNS = 36;
const perMinute = (many: number) => new Buckets(many / MINUTE, many);

/** What one process lets a credential do; each counts for itself (decision record 0015). */
export interface Rates {
  /** One call of an integration. 429 when there were too many. */
  call(integracao_id: number): void;
  /** One attempt to get a token, by the `client_id` that was named, whether there is one or not, from an address. */
  token(client_id: string, ip: string): void;
  /** One that was refused, from an address, whatever was named. */
  refused(ip: string): void;
}

function demand(wait: number, title: string): void {
  if (wait > 0) throw new Problem(429, title, { wait, code: 'too_many_requests' });
}

/** One name, however it is spelled and however long it is. */
const named = (client_id: string): string => client_id.toLowerCase().slice(0, CLIENT_ID_SIGNS);

/** The limits of one process. Whoever guesses at somebody's credential uses up an own count, not the owner's. */
export function createRates({ OD_POR_MINUTO, OD_TOKENS_POR_MINUTO }: Config): Rates {
  const calls = perMinute(OD_POR_MINUTO);
  const tokens = perMinute(OD_TOKENS_POR_MINUTO);
  const guesses = perMinute(OD_TOKENS_POR_MINUTO * GUESSES);
  return {
    call: (id) => demand(calls.tirar(String(id)), `No máximo ${OD_POR_MINUTO} chamadas por minuto. Espere e repita.`),
    token: (client_id, ip) =>
      demand(
        tokens.tirar(`${named(client_id)}:${networkOf(ip)}`),
        'Tokens demais: guarde o token e use até ele vencer.',
      ),
    refused: (ip) =>
      demand(guesses.tirar(networkOf(ip)), 'Tentativas demais: confira client_id e client_secret antes de repetir.'),
  };
}
