import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPublic } from './public-address.ts';
import { type Resolve, resolveByDns, resolveBySystem } from './resolve.ts';

/** What the look-up fails with when a name leads to where nothing is called. */
export const NOT_PUBLIC = 'CORRE_NOT_PUBLIC';

/** Longest wait for a connection, in milliseconds; a call as a whole has a limit of its own. */
const CONNECT_MS = 10_000;
/** Most bytes of an answer's headers. */
const HEADERS_BYTES = 8 * 1_024;
/** Calls to one receiver at once, of this process; more wait. */
const AT_ONCE = 16;

/** @throws when one of a name's addresses is not public: a receiver that is partly inside is not outside. */
export async function publicAddresses(resolve: Resolve, host: string) {
  const found = await resolve(host);
  if (found.length > 0 && found.every(({ address }) => isPublic(address))) return found;
  throw Object.assign(new Error('the name leads to an address that is not public'), { code: NOT_PUBLIC });
}

/**
 * Stands in the place of the socket's own look-up: what it gives is what is connected to, so that a name cannot answer
 * with one address when it is checked and with another when it is called.
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
 * The one way out to the internet (decision record 0074): no redirects, no cookies, no proxy of the environment; HTTP/1.1 and a
 * connection per call, so that each call's address is looked up and checked. `local` leaves the check out, for tests.
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
