import type { ServerResponse } from 'node:http';
import type { BusinessError } from '../../base/business-error.ts';

/** Writes the head of an answer and returns its text. The caller sends the text in one piece. */
export function headOf(res: ServerResponse, status: number, body: unknown): string {
  const text = JSON.stringify(body) ?? '';
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  return text;
}

/** Sends JSON in one piece. Unlike Express's `json` it computes no ETag, because no cache keeps answers of the API. */
export function answer(res: ServerResponse, status: number, body: unknown): void {
  res.end(headOf(res, status, body));
}

/** Sends an error outside of the product's routes: its sentence and its code. */
export function answerError(res: ServerResponse, { http, detail, codigo }: BusinessError): void {
  answer(res, http, { detail, codigo });
}
