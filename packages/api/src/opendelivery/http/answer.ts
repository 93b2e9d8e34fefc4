import type { Response } from 'express';
import type { Problem } from '../formato/problem.ts';

/**
 * The answer of an endpoint. Without a body it is only a status. `allow` answers OPTIONS, `location` is of a
 * redirection.
 */
export interface Answer {
  status: number;
  body?: unknown;
  allow?: readonly string[];
  location?: string;
}

const NO_CONTENT = 204;

function send(res: Response, status: number, type: string, body: unknown): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  res.statusCode = status;
  if (text !== '') res.setHeader('Content-Type', type);
  if (status !== NO_CONTENT) res.setHeader('Content-Length', Buffer.byteLength(text));
  res.setHeader('Cache-Control', 'no-store');
  res.end(text);
}

export function sendAnswer(res: Response, { status, body, allow, location }: Answer): void {
  if (location !== undefined) res.setHeader('Location', location);
  if (allow) res.setHeader('Allow', allow.join(', '));
  send(res, status, 'application/json', body);
}

/** Sends a refusal. `fields` are the additional ones of the token endpoint. */
export function sendProblem(
  res: Response,
  { status, title, wait, allow }: Problem,
  fields: Record<string, string> = {},
): void {
  if (wait !== null) res.setHeader('Retry-After', String(wait));
  if (allow.length > 0) res.setHeader('Allow', allow.join(', '));
  if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  send(res, status, 'application/problem+json', { title, status, ...fields });
}
