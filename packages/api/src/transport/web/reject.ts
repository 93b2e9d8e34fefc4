import type { Request, Response } from 'express';
import { answer } from './answer.ts';

/** tRPC's own error codes, which the panels' client knows. */
const CODIGOS: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};
/** JSON-RPC's number for an internal error. The client reads only the fields beside it. */
const NUMERO = -32_603;

/** Open Delivery has one shape for every refusal (ADR 0075). */
function refuseInOpenDelivery(res: Response, status: number, title: string): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/problem+json');
  res.end(JSON.stringify({ title, status }));
}

/** Returns the body of a refusal: a Portuguese `detail`, and under `/trpc` also the shape of a procedure's error. */
export function refusalBody(req: Request, res: Response, status: number, detail: string): object {
  const corpo = { detail, request_id: res.getHeader('x-request-id') };
  if (!req.originalUrl.startsWith('/trpc')) return corpo;
  const data = { ...corpo, code: CODIGOS[status] ?? 'INTERNAL_SERVER_ERROR', httpStatus: status };
  return { ...corpo, error: { message: detail, code: NUMERO, data } };
}

/**
 * Refuses a request before it reaches a procedure. The shape lets a panel show the sentence instead of reporting a lost
 * connection.
 */
export function recusar(req: Request, res: Response, status: number, detail: string): void {
  if (/^\/od(\/|$)/.test(req.originalUrl)) refuseInOpenDelivery(res, status, detail);
  else answer(res, status, refusalBody(req, res, status, detail));
}
