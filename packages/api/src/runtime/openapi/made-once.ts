import { hash } from 'node:crypto';
import type { RequestHandler } from 'express';

/**
 * A text that is the same for everybody: made at the first call, kept with its mark, and not sent again to who has it. Nothing of a
 * request is in it.
 */
export function madeOnce(type: 'html' | 'json', make: () => string): RequestHandler {
  let made: { body: Buffer; etag: string } | undefined;
  return (_req, res) => {
    if (!made) {
      const body = Buffer.from(make());
      made = { body, etag: `"${hash('sha256', body, 'base64url')}"` };
    }
    // asked again each time, answered with 304 as long as this process's release is the same
    res.set({ ETag: made.etag, 'Cache-Control': 'public, no-cache' }).type(type).send(made.body);
  };
}
