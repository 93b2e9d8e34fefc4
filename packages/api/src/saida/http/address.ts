import { isIP } from 'node:net';
import { isPublic } from './public-address.ts';

/** The part of the configuration that limits the addresses of calls. */
export interface Reach {
  OD_REDE_LOCAL: boolean;
}

/** Why an address is not called. */
export type Refusal = 'malformed' | 'not-https' | 'credentials' | 'port' | 'not-public' | 'unknown-host';

/** The permitted ports of a receiver. Other services of a machine, such as databases and mail, are never called. */
const PORTS = new Set(['', '443', '8443']);

/** The longest accepted address, in characters. */
const LONGEST = 2_000;

/** Returns the host of a parsed address as an IP address without brackets. Returns null for a name. */
const literal = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
};

/**
 * Checks an address without DNS. It must be https on port 443 or 8443, without user and password. An IP address, in any
 * spelling, must be public. `OD_REDE_LOCAL` permits http, any port and any IP address. Removes the fragment.
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

/** Returns whether the host is a name, which needs a DNS lookup. */
export const isName = (url: URL): boolean => literal(url) === null;
