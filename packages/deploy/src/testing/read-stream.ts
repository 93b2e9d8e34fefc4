import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';

/** A live stream through a proxy, read in pieces with their times. */
export interface ReadStream {
  headers: IncomingHttpHeaders;
  askedAt: number;
  /** Returns the next non-empty piece; rejects when the stream has ended. */
  next(): Promise<{ at: number; text: string }>;
  close(): void;
}

/** Opens the live stream of the cookie's account at a server with a self-signed certificate. */
export function readStream(origin: string, cookie: string): Promise<ReadStream> {
  const { hostname, port, host } = new URL(origin);
  const askedAt = performance.now();
  const headers = { host, cookie, accept: 'text/event-stream', 'accept-encoding': 'gzip' };
  const to = { host: '127.0.0.1', port, servername: hostname, path: '/trpc/eventos.aoVivo', headers };
  return new Promise((resolve, reject) => {
    const asked = request({ ...to, rejectUnauthorized: false, agent: false }, (answer) => {
      const pieces = answer.setEncoding('utf8')[Symbol.asyncIterator]();
      const next = async () => {
        const { done, value } = await pieces.next();
        if (done) throw new Error('the stream has ended');
        return { at: performance.now(), text: String(value) };
      };
      resolve({ headers: answer.headers, askedAt, next, close: () => asked.destroy() });
    });
    asked.once('error', reject).end();
  });
}
