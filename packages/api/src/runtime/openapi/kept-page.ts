import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(gzip);

/** An answer that was made once, and is the same for everybody. */
export interface Kept {
  type: string;
  etag: string;
  plain: Buffer;
  gzipped: Buffer;
}

/** Makes it: writing and compressing half a megabyte for each who asks would be anybody's way to hold the process. */
export async function keep(type: string, text: string): Promise<Kept> {
  const plain = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { type, etag, plain, gzipped: await compress(plain) };
}

export function sendKept(req: Request, res: Response, { type, etag, plain, gzipped }: Kept): void {
  // no-transform: nothing below compresses it once more, whichever way is asked for
  res.type(type).set({ ETag: etag, 'Cache-Control': 'no-cache, no-transform' }).vary('Accept-Encoding');
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  const small = req.acceptsEncodings('gzip') === 'gzip';
  if (small) res.set('Content-Encoding', 'gzip');
  res.send(small ? gzipped : plain);
}
