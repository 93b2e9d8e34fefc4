import { BusinessError } from './business-error.ts';

/**
 * SQLSTATEs: connection lost (08), too many connections (53300), shutdown or start (57P0x), not the primary (25006).
 */
const SQLSTATES = /^(08...|53300|57P0[1235]|25006)$/;
/** Error codes of the operating system. */
const SYSTEM = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of `pg`, which have no code. */
const MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|the server stopped answering|Client has encountered a connection error|Client was closed and is not queryable|The server does not support SSL)/;
const CAUSES_MAX = 5;

/**
 * Returns whether a call failed because the database could not be reached, by the error or one of its causes. The
 * statement may still have been executed.
 */
export function isLost(error: unknown, depth = CAUSES_MAX): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SQLSTATES.test(code) || SYSTEM.test(code) || MESSAGES.test(error.message)) return true;
  return depth > 0 && isLost(error.cause, depth - 1);
}

/** `Retry-After` while the database is away, in seconds. */
export const RETURN_SECONDS = 2;

/** Returns the 503 with `Retry-After` for a request that met a lost database. */
export const databaseAway = (): BusinessError => new BusinessError('SERVIDOR_VOLTANDO', { espera: RETURN_SECONDS });
