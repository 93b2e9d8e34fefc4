import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPublic } from './public-address.ts';
import { type Resolve, resolveByDns, resolveBySystem } from './resolve.ts';

/** The error code of a lookup whose name has an address that must not be called. */
export const NOT_PUBLIC = 'CORRE_NOT_PUBLIC';

/** The longest wait for a connection, in milliseconds. The whole call has its own limit. */
const CONNECT_MS = 10_000;
/** The most bytes of an answer's headers. */
const HEADERS_BYTES = 8 * 1_024;
/** The most calls of this process to one receiver at once. Others wait. */
const AT_ONCE = 16;

/**
 * Returns the addresses of a name.
 * @throws if one of them is not public: a receiver that is partly internal counts as internal.
 */
export async function publicAddresses(resolve: Resolve, host: string) {
  const found = await resolve(host);
  if (found.length > 0 && found.every(({ address }) => isPublic(address))) return found;
  throw Object.assign(new Error('the name leads to an address that is not public'), { code: NOT_PUBLIC });
}

/**
 * Replaces the socket's own lookup. The socket connects to the checked address, so a name cannot give one address for
 * the check and another for the call.
 */
const guarded =
  (addresses: Resolve): LookupFunction =>
  (host, { all }, done) => {
    addresses(host).then(
      (found) => {
        const [first] = found;
        if (all || first === undefined) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };

/**
 * Returns the agent of all outgoing calls (ADR 0037). It follows no redirects, keeps no cookies and ignores proxy
 * variables. It uses HTTP/1.1 with one connection per call, so that each call's address is checked. `local` skips the
 * check, for tests.
 */
export const outsideAgent = (local: boolean, resolve: Resolve = local ? resolveBySystem : resolveByDns): Agent =>
  new Agent({
    allowH2: false,
    pipelining: 0,
    connections: AT_ONCE,
    maxHeaderSize: HEADERS_BYTES,
    connect: {
      timeout: CONNECT_MS,
      lookup: guarded(local ? resolve : (host) => publicAddresses(resolve, host)),
    },
  });
