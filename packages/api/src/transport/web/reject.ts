import type { Request, Response } from 'express';
import type { BusinessError } from '../../base/business-error.ts';
import { answer } from './answer.ts';

/** JSON-RPC's number for an internal error. The client reads only the fields beside it. */
const NUMERO = -32_603;

/** Open Delivery has one shape for every refusal (ADR 0038). */
function refuseInOpenDelivery(res: Response, status: number, title: string): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/problem+json');
  res.end(JSON.stringify({ title, status }));
}

/**
 * Returns the body of a refusal: `detail` and `codigo`, and under `/trpc` also the shape of a procedure's error.
 * `httpStatus` is the status of the answer, if it differs from the error's own.
 */
export function refusalBody(
  req: Request,
  res: Response,
  { codigo, detail, status, http }: BusinessError,
  httpStatus = http,
): object {
  const body = { detail, codigo, request_id: res.getHeader('x-request-id') };
  if (!req.originalUrl.startsWith('/trpc')) return body;
  return { ...body, error: { message: detail, code: NUMERO, data: { ...body, code: status, httpStatus } } };
}

/** Sets the headers of a refusal: when to retry, and what a key needs. */
export function setRefusalHeaders(res: Response, { espera, challenge }: BusinessError): void {
  if (espera !== null) res.setHeader('Retry-After', String(espera));
  if (challenge !== null) res.setHeader('WWW-Authenticate', challenge);
}

/**
 * Refuses a request before it reaches a procedure. The shape lets a panel show the sentence instead of reporting a lost
 * connection.
 */
export function refuse(req: Request, res: Response, error: BusinessError, httpStatus = error.http): void {
  setRefusalHeaders(res, error);
  if (/^\/od(\/|$)/.test(req.originalUrl)) refuseInOpenDelivery(res, httpStatus, error.detail);
  else answer(res, httpStatus, refusalBody(req, res, error, httpStatus));
}
