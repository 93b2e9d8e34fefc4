import { setTimeout as wait } from 'node:timers/promises';
import { readStream } from '../testing/read-stream.ts';

/** A panel's wait before it opens its stream again, in milliseconds (packages/client/src/live-stream.ts). */
const REOPEN_MS = 250;

/** Keeps a stream open, as a panel does, and records each gap without a stream, in milliseconds. */
export async function keepStreamOpen(
  origin: string,
  cookie: string,
  stopped: AbortSignal,
  gaps: number[],
): Promise<void> {
  let lostAt: number | null = null;
  while (!stopped.aborted) {
    const stream = await readStream(origin, cookie).catch(() => null);
    if (stream?.headers['content-type']?.startsWith('text/event-stream')) {
      const close = () => stream.close();
      stopped.addEventListener('abort', close, { once: true });
      try {
        await stream.next();
        if (lostAt !== null) gaps.push(performance.now() - lostAt);
        while (!stopped.aborted) await stream.next();
      } catch {
        lostAt = performance.now();
      } finally {
        stopped.removeEventListener('abort', close);
        stream.close();
      }
    } else lostAt ??= performance.now();
    await wait(REOPEN_MS, undefined, { signal: stopped }).catch(() => undefined);
  }
}
