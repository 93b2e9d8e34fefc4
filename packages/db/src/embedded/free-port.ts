import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * The ports to choose from. Linux gives connections those from 32768 on, other systems those from 49152 on: one of them
 * would be taken by any connection between the look and the start.
 */
const FIRST = 15_000;
const LAST = 32_000;
const TRIES = 100;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * Returns a TCP port of 127.0.0.1 that was free a moment ago, and that no connection gets. Another server may take the
 * port first, so callers must handle that. Throws when it finds none.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port');
}
