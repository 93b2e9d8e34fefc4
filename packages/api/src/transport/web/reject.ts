import type { Request, Response } from 'express';
import type { BusinessError } from '../../base/business-error.ts';
import { headOf } from './answer.ts';
import { errorFields, type Written, writtenError } from './problem.ts';
import { recordOf } from './request-record.ts';

/** JSON-RPC's number for an internal error. The client reads only the fields beside it. */
const NUMERO = -32_603;

/** Open Delivery has one shape for every refusal (ADR 0038). */
function refuseInOpenDelivery(res: Response, status: number, title: string): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/problem+json');
  res.end(JSON.stringify({ title, status }));
}

/**
 * Returns the text of a refusal: `detail`, `codigo`, `campo` and `request_id`, and under `/trpc` also the shape of a
 * procedure's error. `httpStatus` is the status of the answer, if it differs from the error's own.
 */
function written(req: Request, res: Response, error: BusinessError, status: number): Written {
  const { request_id } = recordOf(res);
  if (!req.originalUrl.startsWith('/trpc')) return writtenError(req, { error, status, request_id });
  const fields = errorFields({ error, request_id });
  const data = { ...fields, code: error.status, httpStatus: status };
  return {
    type: 'application/json; charset=utf-8',
    body: { ...fields, error: { message: error.detail, code: NUMERO, data } },
  };
}

/** `Retry-After` of a 429 or 503 that names no time of its own, in seconds. */
const WAIT_SECONDS = 1;

/** `WWW-Authenticate` of a 401 that names no fault of a key. Each 401 has this header (RFC 9110, section 15.5.2). */
const CHALLENGE = 'Bearer realm="corre"';

/**
 * Sets the headers of a refusal: kept by no cache, when to retry, and what a key needs. A 429 and a 503 always say when
 * to retry.
 */
function setRefusalHeaders(res: Response, { espera, ...error }: BusinessError, status: number): void {
  res.setHeader('Cache-Control', 'no-store');
  const wait = espera ?? (status === 429 || status === 503 ? WAIT_SECONDS : null);
  if (wait !== null) res.setHeader('Retry-After', String(wait));
  const challenge = error.challenge ?? (status === 401 ? CHALLENGE : null);
  if (challenge !== null) res.setHeader('WWW-Authenticate', challenge);
}

/** Writes the head of a refusal and returns its text, for a caller that sends the text by itself. */
export function refusalHead(req: Request, res: Response, error: BusinessError, status = error.http): string {
  setRefusalHeaders(res, error, status);
  const { type, body } = written(req, res, error, status);
  res.vary('Accept');
  return headOf(res, status, body, type);
}

/**
 * Refuses a request before it reaches a procedure. The shape lets a panel show the sentence instead of reporting a lost
 * connection.
 */
export function refuse(req: Request, res: Response, error: BusinessError, status = error.http): void {
  if (/^\/od(\/|$)/.test(req.originalUrl)) {
    setRefusalHeaders(res, error, status);
    refuseInOpenDelivery(res, status, error.detail);
  } else res.end(refusalHead(req, res, error, status));
}
