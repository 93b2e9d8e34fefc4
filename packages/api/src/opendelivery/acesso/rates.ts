import { Buckets } from '../../base/bucket.ts';
import type { Config } from '../../base/config.ts';
import { networkOf } from '../../base/network.ts';
import { Problem } from '../formato/problem.ts';

const MINUTE = 60;
const perMinute = (many: number) => new Buckets(many / MINUTE, many);

/** What one process lets a credential do; each counts for itself (decision record 0015). */
export interface Rates {
  /** One call of an integration. 429 when there were too many. */
  call(integracao_id: number): void;
  /** One attempt to get a token, of a credential (empty: one that is not known) from an address. */
  token(credential: string, ip: string): void;
}

function demand(wait: number, title: string): void {
  if (wait > 0) throw new Problem(429, title, { wait, code: 'too_many_requests' });
}

/** The limits of one process. Whoever guesses at somebody's credential uses up an own count, not the owner's. */
export function createRates({ OD_POR_MINUTO, OD_TOKENS_POR_MINUTO }: Config): Rates {
  const calls = perMinute(OD_POR_MINUTO);
  const tokens = perMinute(OD_TOKENS_POR_MINUTO);
  return {
    call: (id) => demand(calls.tirar(String(id)), `No máximo ${OD_POR_MINUTO} chamadas por minuto. Espere e repita.`),
    token: (credential, ip) =>
      demand(tokens.tirar(`${credential}:${networkOf(ip)}`), 'Tokens demais: guarde o token e use até ele vencer.'),
  };
}
