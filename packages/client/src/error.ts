import type { ErrorCode } from '@corre/contract/erros/list.ts';

/** The data of an error, as both transports carry it (trpc/init.ts, `errorFormatter`). */
interface ErrorData {
  code?: string;
  httpStatus?: number;
  detail?: string;
  codigo?: ErrorCode;
  campo?: string | null;
}

function errorData(error: unknown): ErrorData | null {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null ? data : null;
}

/** Returns the HTTP status of a refusal; null when the server was not reached or did not answer as our API. */
export function errorStatus(error: unknown): number | null {
  const status = errorData(error)?.httpStatus;
  return typeof status === 'number' ? status : null;
}

/**
 * Returns the code of an error, for comparisons (docs/errors.md). Returns null when the server was not reached, for an
 * answer of an older release, and for an answer of the proxy that has no code. A newer release may send a code
 * that this panel does not know.
 */
export const errorCode = (error: unknown): ErrorCode | null => errorData(error)?.codigo ?? null;

const ditoPeloServidor = (error: unknown): string | null => errorData(error)?.detail || null;

/** Returns the server's reason for a refusal; null when the server failed or was not reached. */
export function refusalReason(error: unknown): string | null {
  const status = errorStatus(error);
  return status !== null && status < 500 ? ditoPeloServidor(error) : null;
}

/** Returns the input field of a refusal; null when the server named none. */
export const errorField = (error: unknown): string | null => errorData(error)?.campo ?? null;

/**
 * Returns the sentence to show: the server's `detail`, or `falha` when no answer came (ADR 0035). `detail` is the
 * reason of a refusal or the catalogue's text of a failure. `falha` is from the same catalogue
 * (contract/src/falhas.ts).
 */
export const errorText = (error: unknown, falha: string): string => ditoPeloServidor(error) ?? falha;

/** Whether the server is up but its database is not yet (503). The request itself is not at fault. */
export const returning = (error: unknown): boolean => errorStatus(error) === 503;

/**
 * Whether our API gave no answer: no network, a proxy's error page, a restart, or a database that is down. A retry is
 * then right.
 */
export function unanswered(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'AbortError') return false;
  if (error.cause instanceof Error && error.cause.name === 'AbortError') return false;
  return errorStatus(error) === null || returning(error);
}

/** Whether there is no session. The person must sign in again. */
export const signedOut = (error: unknown): boolean => errorStatus(error) === 401;
