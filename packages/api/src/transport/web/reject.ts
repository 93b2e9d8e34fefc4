import type { Request, Response } from 'express';
import { answer } from './answer.ts';

/** Names of tRPC's own, as the panels' client knows them. */
const CODIGOS: Record<number, string> = {
  400: 'BAD_REQUEST',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};
/** JSON-RPC's number for "see the data"; the client reads only what stands beside it. */
const NUMERO = -32_603;

/** Other systems read every refusal in one shape (decision record 0075). */
function refuseInOpenDelivery(res: Response, status: number, title: string): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/problem+json');
  res.end(JSON.stringify({ title, status }));
}

/**
 * Refuses a request before any procedure saw it: always a Portuguese `detail`, and under `/trpc` also in the shape of a
 * procedure's error, so that a panel shows the sentence instead of taking the refusal for a lost connection.
 */
export function recusar(req: Request, res: Response, status: number, detail: string): void {
  if (/^\/od(\/|$)/.test(req.originalUrl)) {
    refuseInOpenDelivery(res, status, detail);
    return;
  }
  const corpo = { detail, request_id: res.getHeader('x-request-id') };
  if (!req.originalUrl.startsWith('/trpc')) {
    answer(res, status, corpo);
    return;
  }
  const data = { ...corpo, code: CODIGOS[status] ?? 'INTERNAL_SERVER_ERROR', httpStatus: status };
  answer(res, status, { ...corpo, error: { message: detail, code: NUMERO, data } });
}
