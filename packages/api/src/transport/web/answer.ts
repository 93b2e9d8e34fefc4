import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { BusinessError } from '../../base/business-error.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Writes the head of an answer and returns its text. The caller sends the text in one piece. */
export function headOf(res: ServerResponse, status: number, body: unknown, type = JSON_TYPE): string {
  const text = JSON.stringify(body) ?? '';
  res.statusCode = status;
  res.setHeader('Content-Type', type);
  res.setHeader('Content-Length', Buffer.byteLength(text));
  return text;
}

/** Sends JSON in one piece. Unlike Express's `json` it computes no ETag, because no cache keeps answers of the API. */
export function answer(res: ServerResponse, status: number, body: unknown): void {
  res.end(headOf(res, status, body));
}

/** Sends an error outside of the product's routes: its sentence, its code and the id of the request. */
export function answerError(res: ServerResponse, { http, detail, codigo }: BusinessError): void {
  const request_id = res.getHeader('x-request-id') ?? randomUUID();
  res.setHeader('X-Request-Id', request_id);
  answer(res, http, { detail, codigo, request_id });
}
