import type { ServerResponse } from 'node:http';

/** Sends JSON in one piece. Unlike Express's `json` it hashes no ETag: nothing of the API is kept by anybody. */
export function answer(res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body) ?? '';
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.end(text);
}
