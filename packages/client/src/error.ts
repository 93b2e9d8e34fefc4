/** What the server says of a refusal, as both transports carry it (trpc/init.ts, `errorFormatter`). */
interface DadosDoErro {
  code?: string;
  httpStatus?: number;
  detail?: string;
  campo?: string | null;
}

function dadosDoErro(erro: unknown): DadosDoErro | null {
  if (typeof erro !== 'object' || erro === null || !('data' in erro)) return null;
  const { data } = erro;
  return typeof data === 'object' && data !== null ? data : null;
}

/** The HTTP status of a refusal; null when the server was not reached or did not answer as our API. */
export function errorStatus(erro: unknown): number | null {
  const status = dadosDoErro(erro)?.httpStatus;
  return typeof status === 'number' ? status : null;
}

const ditoPeloServidor = (erro: unknown): string | null => dadosDoErro(erro)?.detail || null;

/** The server's reason when it refused something; null when it failed, or was not reached. */
export function refusalReason(erro: unknown): string | null {
  const status = errorStatus(erro);
  return status !== null && status < 500 ? ditoPeloServidor(erro) : null;
}

/** The field of the input that a refusal is about; null when the server named none. */
export const errorField = (erro: unknown): string | null => dadosDoErro(erro)?.campo ?? null;

/**
 * The sentence to show: the server's `detail`, which is its reason when it refused and the catalogue's text when it failed.
 * `falha` is that text, out of the same catalogue (contract/src/falhas.ts), for when no answer came (decision record 0032).
 */
export const errorText = (erro: unknown, falha: string): string => ditoPeloServidor(erro) ?? falha;

/** True when the server is there and its database is not, for the moment (503): nothing is wrong with what was asked. */
export const returning = (erro: unknown): boolean => errorStatus(erro) === 503;

/**
 * True when nothing of our API answered what was asked: no network, a proxy's error page, a restart, a server whose database
 * is on its way back. Asking again is then right.
 */
export function unanswered(erro: unknown): boolean {
  if (!(erro instanceof Error) || erro.name === 'AbortError') return false;
  if (erro.cause instanceof Error && erro.cause.name === 'AbortError') return false;
  return errorStatus(erro) === null || returning(erro);
}

/** True when the session is over or never was: the person must sign in again. */
export const signedOut = (erro: unknown): boolean => errorStatus(erro) === 401;
