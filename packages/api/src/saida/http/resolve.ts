import { type LookupAddress, promises } from 'node:dns';

/** All addresses of a name, those of IPv4 first. Rejects when there are none. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

/** A name that a stranger registered may have a server that never answers: so long a question waits, in milliseconds, and so often it is asked. */
const QUESTION = { timeout: 2_000, tries: 2 };

/**
 * Asks the name servers themselves. The system's own look-up runs on the few threads that also hash passwords, and holds one of
 * them for as long as a hostile name server likes.
 */
export const resolveByDns: Resolve = async (host) => {
  const resolver = new promises.Resolver(QUESTION);
  const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = asked.flatMap((answer, index) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
  );
  if (found.length > 0) return found;
  throw Object.assign(new Error('the name has no address'), { code: 'ENOTFOUND' });
};

/** Asks the system, which also knows the names of this machine. */
export const resolveBySystem: Resolve = (host) => promises.lookup(host, { all: true });
