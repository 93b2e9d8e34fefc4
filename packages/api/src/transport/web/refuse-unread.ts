import type { Request, Response } from 'express';
import { headOf } from './answer.ts';
import { refusalBody } from './reject.ts';

/** How much of a refused body is still taken off the line, and for how long, in milliseconds. */
const DISCARD_BYTES = 16 * 1024 * 1024;
const DISCARD_MS = 5_000;

/**
 * Refuses a request whose body nobody reads: the answer goes out at once, and the connection ends with it. What still arrives
 * is thrown away for a while: a connection that is closed on somebody who is writing takes the answer with it.
 */
export function refuseUnread(req: Request, res: Response, status: number, detail: string): void {
  res.setHeader('Connection', 'close');
  res.write(headOf(res, status, refusalBody(req, res, status, detail)));
  const end = () => void res.end();
  const late = setTimeout(end, DISCARD_MS);
  res.once('close', () => clearTimeout(late));
  let discarded = 0;
  req.on('data', (part: Buffer) => {
    discarded += part.length;
    if (discarded > DISCARD_BYTES) end();
  });
  for (const over of ['end', 'error', 'close'] as const) req.once(over, end);
}
