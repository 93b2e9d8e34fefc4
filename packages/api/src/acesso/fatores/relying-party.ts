import { isIP } from 'node:net';
import { PANELS } from '@corre/contract/panels.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';

/** The site for which passkeys are made: its domain, and the origins that may use them (WebAuthn, section 4). */
export interface RelyingParty {
  id: string;
  origins: string[];
}

const isLocal = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost');

/** Returns whether browsers offer passkeys there: over https or on this machine, and never for a bare address. */
const isFit = ({ protocol, hostname }: URL) =>
  isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 && (protocol === 'https:' || isLocal(hostname));

/** Returns the origins of all panels that share the cookies of a domain (docs/proxy.md). */
function originsBelow(dominio: string, { protocol, port }: Pick<URL, 'protocol' | 'port'>): string[] {
  const end = port === '' ? '' : `:${port}`;
  return PANELS.map(({ host }) => `${protocol}//${host === null ? '' : `${host}.`}${dominio}${end}`);
}

/**
 * Returns the site of the installation's passkeys. `SITE_URL` and `COOKIE_DOMINIO` say it. `origin` is the address of
 * the request. It counts only on this machine, because a client chooses it. Returns null where passkeys do not work.
 */
export function relyingParty(
  { SITE_URL, COOKIE_DOMINIO }: Pick<Config, 'SITE_URL' | 'COOKIE_DOMINIO'>,
  origin: string,
): RelyingParty | null {
  const given = SITE_URL ?? (COOKIE_DOMINIO === undefined ? origin : `https://${COOKIE_DOMINIO}`);
  if (!URL.canParse(given)) return null;
  const site = new URL(given);
  if (!isFit(site) || (SITE_URL === undefined && COOKIE_DOMINIO === undefined && !isLocal(site.hostname))) return null;
  if (COOKIE_DOMINIO === undefined) return { id: site.hostname, origins: [site.origin] };
  const within = site.hostname === COOKIE_DOMINIO || site.hostname.endsWith(`.${COOKIE_DOMINIO}`);
  const origins = new Set([...(within ? [site.origin] : []), ...originsBelow(COOKIE_DOMINIO, site)]);
  return { id: COOKIE_DOMINIO, origins: [...origins] };
}

/** Does the same. Throws where passkeys do not work. */
export function demandRelyingParty(config: Pick<Config, 'SITE_URL' | 'COOKIE_DOMINIO'>, origin: string): RelyingParty {
  const site = relyingParty(config, origin);
  if (!site) throw new BusinessError('PASSKEY_INDISPONIVEL');
  return site;
}
