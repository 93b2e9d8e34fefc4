import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(gzip);

/** An answer that is generated once and is the same for everybody. */
export interface Kept {
  type: string;
  etag: string;
  plain: Buffer;
  gzipped: Buffer;
}

/** Builds the answer once. Compressing half a megabyte for each request would let anybody block the process. */
export async function keep(type: string, text: string): Promise<Kept> {
  const plain = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { type, etag, plain, gzipped: await compress(plain) };
}

export function sendKept(req: Request, res: Response, { type, etag, plain, gzipped }: Kept): void {
  // no-transform: the compression middleware must not compress the answer again.
  res.type(type).set({ ETag: etag, 'Cache-Control': 'no-cache, no-transform' }).vary('Accept-Encoding');
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  const small = req.acceptsEncodings('gzip') === 'gzip';
  if (small) res.set('Content-Encoding', 'gzip');
  res.send(small ? gzipped : plain);
}
