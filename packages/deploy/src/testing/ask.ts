import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request, request as tlsRequest } from 'node:https';
import { connect } from 'node:net';
import { LIVE_PATH } from '@corre/contract/web-paths.ts';

/** A raw answer, without decompression or redirects. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface Asking {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** the local source address of the call; every address of 127.0.0.0/8 belongs to this machine */
  from?: string;
  /** the certificate that the caller shows */
  identity?: { cert: string; key: string };
}

/**
 * Calls a server with a self-signed certificate at 127.0.0.1, whatever host the address names. The path is sent
 * unchanged, while fetch would normalize it.
 */
export function ask(
  address: string,
  { method = 'GET', headers = {}, body, from, identity }: Asking = {},
): Promise<Answer> {
  const [, protocol = '', host = '', path = '/'] = /^(https?:)\/\/([^/]+)(\/.*)?$/.exec(address) ?? [];
  const request = protocol === 'https:' ? tlsRequest : plainRequest;
  const [hostname = '', port] = host.split(':');
  const to = {
    host: '127.0.0.1',
    port,
    servername: hostname,
    path,
    method,
    headers: { host, ...headers },
    ...identity,
  };
  return new Promise((resolve, reject) => {
    const asked = request({ ...to, localAddress: from, rejectUnauthorized: false, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject).once('end', () => {
        const whole = Buffer.concat(parts);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole, text: whole.toString() });
      });
    });
    asked.once('error', reject).end(body);
  });
}

/** Whether something accepts connections on this port of 127.0.0.1. */
export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      });
  });

/** A live stream through a proxy, read in pieces with their times. */
interface ReadStream {
  headers: IncomingHttpHeaders;
  askedAt: number;
  /** Returns the next non-empty piece; rejects when the stream has ended. */
  next(): Promise<{ at: number; text: string }>;
  close(): void;
}

/** Opens a live stream of the cookie's account at a server with a self-signed certificate. */
export function readStream(origin: string, cookie: string, path: string = LIVE_PATH): Promise<ReadStream> {
  const { hostname, port, host } = new URL(origin);
  const askedAt = performance.now();
  const headers = { host, cookie, accept: 'text/event-stream', 'accept-encoding': 'gzip' };
  const to = { host: '127.0.0.1', port, servername: hostname, path, headers };
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
