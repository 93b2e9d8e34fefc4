import { type LookupAddress, promises } from 'node:dns';

/** Returns all addresses of a name, IPv4 first. Rejects if there are none. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

/** The wait for one DNS query in milliseconds, and the tries. The name server of a stranger's name may never answer. */
const QUESTION = { timeout: 2_000, tries: 2 };

/**
 * Queries the name servers directly. The system's lookup uses the few threads that also hash passwords, and a hostile
 * name server could block them.
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

/** Queries the system, which also knows the names of this machine. */
export const resolveBySystem: Resolve = (host) => promises.lookup(host, { all: true });
