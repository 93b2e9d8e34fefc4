import { BusinessError } from './business-error.ts';

/** PostgreSQL says so itself: connection lost (08), too many connections (53300), shutting down or starting (57P0x), not the primary (25006). */
const SQLSTATES = /^(08...|53300|57P0[1235]|25006)$/;
/** The operating system says so. */
const SYSTEM = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** `pg` says so, without a code. */
const MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|the server stopped answering|Client has encountered a connection error|Client was closed and is not queryable|The server does not support SSL)/;
const CAUSES_MAX = 5;

/** Whether a call failed because the database could not be reached, here or below. What it had asked for may have happened or not. */
export function isLost(error: unknown, depth = CAUSES_MAX): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SQLSTATES.test(code) || SYSTEM.test(code) || MESSAGES.test(error.message)) return true;
  return depth > 0 && isLost(error.cause, depth - 1);
}

/** Seconds after which asking again is worth it. */
export const RETURN_SECONDS = 2;

/** What a person reads while the database is away. */
export const VOLTANDO = 'O servidor está voltando. Tente de novo em instantes.';

/** 503 with `Retry-After`: nothing is wrong with what was asked. */
export const databaseAway = (): BusinessError =>
  new BusinessError('SERVICE_UNAVAILABLE', VOLTANDO, { espera: RETURN_SECONDS });
