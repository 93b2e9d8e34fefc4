import type { ServerResponse } from 'node:http';

/** Writes the head of an answer and gives its text, which is to follow in one piece. */
export function headOf(res: ServerResponse, status: number, body: unknown): string {
  const text = JSON.stringify(body) ?? '';
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  return text;
}

/** Sends JSON in one piece. Unlike Express's `json` it hashes no ETag: nothing of the API is kept by anybody. */
export function answer(res: ServerResponse, status: number, body: unknown): void {
  res.end(headOf(res, status, body));
}
