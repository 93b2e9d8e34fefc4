import { createServer } from 'node:net';

/**
 * Returns a TCP port of 127.0.0.1 that was free a moment ago. Another program may take it first, so callers must handle
 * that.
 */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address !== null && typeof address === 'object' ? address.port : undefined;
      probe.close(() => (port === undefined ? reject(new Error('no free port')) : resolve(port)));
    });
  });
}
