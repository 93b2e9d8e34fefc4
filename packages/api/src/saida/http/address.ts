import { isIP } from 'node:net';
import { isPublic } from './public-address.ts';

/** What of the configuration decides where a call may go. */
export interface Reach {
  OD_REDE_LOCAL: boolean;
}

/** Why an address is not called. */
export type Refusal = 'malformed' | 'not-https' | 'credentials' | 'port' | 'not-public' | 'unknown-host';

/** The ports that a receiver may listen on; what else stands on a machine (databases, mail) is never spoken to. */
const PORTS = new Set(['', '443', '8443']);

/** Longest address that is kept. */
const LONGEST = 2_000;

/** The host of a parsed address as an IP address, without the brackets of IPv6; null for a name. */
const literal = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
};

/**
 * What of an address can be seen without asking anybody: https on 443 or 8443, no user and password, and where an IP address is
 * written, however it is written, a public one. `OD_REDE_LOCAL` allows http, any port and any IP address. The fragment goes.
 */
export function readAddress({ OD_REDE_LOCAL }: Reach, text: string): URL | Refusal {
  if (text.length > LONGEST || !URL.canParse(text)) return 'malformed';
  const url = new URL(text);
  url.hash = '';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.protocol !== 'https:' && !(OD_REDE_LOCAL && url.protocol === 'http:')) return 'not-https';
  if (OD_REDE_LOCAL) return url;
  if (!PORTS.has(url.port)) return 'port';
  const ip = literal(url);
  return ip === null || isPublic(ip) ? url : 'not-public';
}

/** Whether the host is a name, which must be looked up. */
export const isName = (url: URL): boolean => literal(url) === null;
