import type { Response } from 'express';
import type { Problem } from '../formato/problem.ts';

/** The answer of an endpoint. Without a body it is only a status. */
export interface Answer {
  status: number;
  body?: unknown;
}

function send(res: Response, status: number, type: string, body: unknown): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  res.statusCode = status;
  if (text !== '') res.setHeader('Content-Type', type);
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.setHeader('Cache-Control', 'no-store');
  res.end(text);
}

export const sendAnswer = (res: Response, { status, body }: Answer): void =>
  send(res, status, 'application/json', body);

/** Sends a refusal. `fields` are the additional ones of the token endpoint. */
export function sendProblem(
  res: Response,
  { status, title, wait }: Problem,
  fields: Record<string, string> = {},
): void {
  if (wait !== null) res.setHeader('Retry-After', String(wait));
  if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  send(res, status, 'application/problem+json', { title, status, ...fields });
}
