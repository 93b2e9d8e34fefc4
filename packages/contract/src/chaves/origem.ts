import { z } from 'zod';

/** Most sites of one key. */
export const ORIGENS_MAX = 5;
/** Longest address of a site, in characters: the longest host, with scheme and port. */
const ORIGEM_MAX = 270;

const RECUSA = 'Use o endereço do site, só com https://, como https://loja.example.com.br';

/** Hosts that are the machine itself (RFC 6761, RFC 5735). Their pages may come without https. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const HOST = /^([a-z\d-]+\.)*[a-z\d-]+$|^\[[\da-f:]+\]$/;

/** Returns the origin of a site as browsers send it, or null: not an address, more than an origin, or without https. */
export function originOf(text: string): string | null {
  if (text.length > ORIGEM_MAX || !URL.canParse(text)) return null;
  const { protocol, hostname, pathname, search, hash, username, password, origin } = new URL(text);
  const bare = pathname === '/' && `${search}${hash}${username}${password}` === '' && HOST.test(hostname);
  const safe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return bare && safe && !/[?#@*]/.test(text) ? origin : null;
}

/** The sites whose pages may use a key in a browser, each as its origin: `https://loja.example.com.br` (ADR 0039). */
export const origensSchema = z
  .array(
    z.string({ error: RECUSA }).transform((text, ctx) => {
      const origin = originOf(text.trim());
      if (origin !== null) return origin;
      ctx.addIssue({ code: 'custom', message: RECUSA });
      return z.NEVER;
    }),
    { error: RECUSA },
  )
  .max(ORIGENS_MAX, `Diga no máximo ${ORIGENS_MAX} sites`)
  .transform((origins) => [...new Set(origins)]);
