import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';

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
}

/**
 * Calls a server with a self-signed certificate at 127.0.0.1, whatever host the address names. The path is sent
 * unchanged, while fetch would normalize it.
 */
export function ask(address: string, { method = 'GET', headers = {}, body, from }: Asking = {}): Promise<Answer> {
  const [, protocol = '', host = '', path = '/'] = /^(https?:)\/\/([^/]+)(\/.*)?$/.exec(address) ?? [];
  const request = protocol === 'https:' ? tlsRequest : plainRequest;
  const [hostname = '', port] = host.split(':');
  const to = { host: '127.0.0.1', port, servername: hostname, path, method, headers: { host, ...headers } };
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
