/** What the server says of a refusal, as both transports carry it (trpc/init.ts, `errorFormatter`). */
interface DadosDoErro {
  code?: string;
  httpStatus?: number;
  detail?: string;
}

function dadosDoErro(erro: unknown): DadosDoErro | null {
  if (typeof erro !== 'object' || erro === null || !('data' in erro)) return null;
  const { data } = erro;
  return typeof data === 'object' && data !== null ? data : null;
}

/** The HTTP status of a refusal; null when the server was not reached or did not answer as our API. */
export function statusDoErro(erro: unknown): number | null {
  const status = dadosDoErro(erro)?.httpStatus;
  return typeof status === 'number' ? status : null;
}

/**
 * The sentence to show: the server's `detail` when it refused something, else `fallback`, the text of the error catalogue
 * (specification §8). A fault of the server (5xx) has nothing to say that a person could act on.
 */
export function textoDoErro(erro: unknown, fallback: string): string {
  const status = statusDoErro(erro);
  const detail = dadosDoErro(erro)?.detail;
  return status !== null && status < 500 && typeof detail === 'string' && detail !== '' ? detail : fallback;
}

/** True when no answer of our API came back: no network, a proxy's error page, a restart. Asking again is then right. */
export function semResposta(erro: unknown): boolean {
  if (!(erro instanceof Error) || erro.name === 'AbortError') return false;
  if (erro.cause instanceof Error && erro.cause.name === 'AbortError') return false;
  return statusDoErro(erro) === null;
}

/** True when the session is over or never was: the person must sign in again. */
export const semSessao = (erro: unknown): boolean => statusDoErro(erro) === 401;
