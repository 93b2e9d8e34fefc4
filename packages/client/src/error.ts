import type { ErrorCode } from '@corre/contract/erros/list.ts';

/** The data of an error, as both transports carry it (trpc/init.ts, `errorFormatter`). */
interface DadosDoErro {
  code?: string;
  httpStatus?: number;
  detail?: string;
  codigo?: ErrorCode;
  campo?: string | null;
}

function dadosDoErro(erro: unknown): DadosDoErro | null {
  if (typeof erro !== 'object' || erro === null || !('data' in erro)) return null;
  const { data } = erro;
  return typeof data === 'object' && data !== null ? data : null;
}

/** Returns the HTTP status of a refusal; null when the server was not reached or did not answer as our API. */
export function errorStatus(erro: unknown): number | null {
  const status = dadosDoErro(erro)?.httpStatus;
  return typeof status === 'number' ? status : null;
}

/**
 * Returns the code of an error, for comparisons (docs/errors.md). Returns null when the server was not reached, for an
 * answer of an older release, and for an answer of the proxy that has no code. A newer release may send a code
 * that this panel does not know.
 */
export const errorCode = (erro: unknown): ErrorCode | null => dadosDoErro(erro)?.codigo ?? null;

const ditoPeloServidor = (erro: unknown): string | null => dadosDoErro(erro)?.detail || null;

/** Returns the server's reason for a refusal; null when the server failed or was not reached. */
export function refusalReason(erro: unknown): string | null {
  const status = errorStatus(erro);
  return status !== null && status < 500 ? ditoPeloServidor(erro) : null;
}

/** Returns the input field of a refusal; null when the server named none. */
export const errorField = (erro: unknown): string | null => dadosDoErro(erro)?.campo ?? null;

/**
 * Returns the sentence to show: the server's `detail`, or `falha` when no answer came (ADR 0035). `detail` is the
 * reason of a refusal or the catalogue's text of a failure. `falha` is from the same catalogue
 * (contract/src/falhas.ts).
 */
export const errorText = (erro: unknown, falha: string): string => ditoPeloServidor(erro) ?? falha;

/** Whether the server is up but its database is not yet (503). The request itself is not at fault. */
export const returning = (erro: unknown): boolean => errorStatus(erro) === 503;

/**
 * Whether our API gave no answer: no network, a proxy's error page, a restart, or a database that is down. A retry is
 * then right.
 */
export function unanswered(erro: unknown): boolean {
  if (!(erro instanceof Error) || erro.name === 'AbortError') return false;
  if (erro.cause instanceof Error && erro.cause.name === 'AbortError') return false;
  return errorStatus(erro) === null || returning(erro);
}

/** Whether there is no session. The person must sign in again. */
export const signedOut = (erro: unknown): boolean => errorStatus(erro) === 401;
