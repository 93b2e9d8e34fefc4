import type { ServerResponse } from 'node:http';

/** The answer of the fake requester. `slow` waits for `release`. `stalled` sends 200 and never ends the answer. */
export type Mode =
  | 204
  | 200
  | 400
  | 410
  | 500
  | 503
  | 'slow'
  | 'reset'
  | 'redirect'
  | 'huge'
  | 'endless'
  | 'stalled'
  | { retryAfter: number | string };

/** The size of an answer far above the limit of any reader, in bytes. */
const HUGE_BYTES = 5_000_000;

/** Returns the status of a mode's answer, or null if there is none. */
export function statusOf(mode: Mode): number | null {
  if (typeof mode === 'number') return mode;
  if (typeof mode === 'object') return 429;
  if (mode === 'slow' || mode === 'reset') return null;
  return mode === 'redirect' ? 307 : 200;
}

/** Writes until the reader closes the connection. */
function pour(res: ServerResponse): void {
  const more = () => {
    while (!res.destroyed && res.write('x'.repeat(16_384)));
  };
  res.on('drain', more);
  more();
}

/** Answers by the mode. `slow` stays open. */
export function answerBy(mode: Mode, res: ServerResponse): void {
  const status = statusOf(mode);
  if (mode === 'reset') res.socket?.resetAndDestroy();
  if (status === null) return;
  if (mode === 'redirect') res.writeHead(status, { location: 'http://127.0.0.1:9/dentro' }).end();
  else if (typeof mode === 'object') res.writeHead(status, { 'retry-after': String(mode.retryAfter) }).end();
  else if (mode === 'huge') res.writeHead(status).end('x'.repeat(HUGE_BYTES));
  else if (mode === 'endless') pour(res.writeHead(status));
  else if (mode === 'stalled') res.writeHead(status).write('{');
  else if (status === 400) res.writeHead(status).end('{"title":"pedido desconhecido","status":400}');
  else res.writeHead(status).end();
}
