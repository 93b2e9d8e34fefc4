import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Authority } from '@corre/demo/bank/certificates.ts';

/** What nginx does in front of the webhook: TLS of the receiver, and the caller's certificate of the bank's CA. */
export interface MtlsFront {
  url: string;
  /** how many calls came through */
  readonly passed: number;
  /** Sends the calls to another address from now on. */
  lead(to: string): void;
  close(): Promise<void>;
}

/** Starts the front, with a certificate of `own`. Calls go on to `inside`, the address of a process. */
export async function startMtlsFront(
  { own, bank }: { own: Authority; bank: Authority },
  inside: string,
): Promise<MtlsFront> {
  let target = inside;
  let passed = 0;
  const server = createServer(
    { ...(await own.server('Corre')), ca: bank.cert, requestCert: true, rejectUnauthorized: true },
    (req, res) => {
      passed += 1;
      const onward = request(
        new URL(req.url ?? '/', target),
        { method: req.method, headers: req.headers, agent: false },
        (answer) => {
          res.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(res);
        },
      );
      onward.on('error', () => res.destroy());
      req.pipe(onward);
    },
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get passed() {
      return passed;
    },
    lead(to) {
      target = to;
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
