import type { Request, Response } from 'express';
import type { BusinessError } from '../../base/business-error.ts';
import { headOf } from './answer.ts';
import { refusalBody, setRefusalHeaders } from './reject.ts';

/** How much of a refused body is still read, in bytes, and for how long, in milliseconds. */
const DISCARD_BYTES = 16 * 1024 * 1024;
const DISCARD_MS = 5_000;

/**
 * Refuses a request without reading its body. Answers at once and closes the connection afterwards. Discards incoming
 * data for a while, because a connection that closes on a writing client loses the answer.
 */
export function refuseUnread(req: Request, res: Response, error: BusinessError): void {
  res.setHeader('Connection', 'close');
  setRefusalHeaders(res, error);
  res.write(headOf(res, error.http, refusalBody(req, res, error)));
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
