import type { components } from './rest.d.ts';

/** The codes of docs/errors.md. A new release may bring new ones. */
export type CodigoDeErro = components['schemas']['CodigoDeErro'] | (string & {});

interface Facts {
  detail: string;
  status?: number;
  codigo?: CodigoDeErro | null;
  campo?: string | null;
  request_id?: string | null;
  cause?: unknown;
}

/** A call that Corre refused or did not answer. `message` is `detail`, a Portuguese sentence for people. */
export class CorreError extends Error {
  override readonly name = 'CorreError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The error for programs; null when no answer came, or one that is not from Corre. */
  readonly codigo: CodigoDeErro | null;
  readonly detail: string;
  /** The field that the error is about. */
  readonly campo: string | null;
  /** Finds the call in Corre's log. */
  readonly request_id: string | null;

  constructor({ detail, status = 0, codigo = null, campo = null, request_id = null, cause }: Facts) {
    super(detail, { cause });
    this.status = status;
    this.codigo = codigo;
    this.detail = detail;
    this.campo = campo;
    this.request_id = request_id;
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns the error of an answer. `body` is JSON of Corre, or anything that a proxy says. */
export function errorOf({ status, headers }: Response, body: unknown): CorreError {
  const said: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  return new CorreError({
    status,
    detail: text(said.detail) ?? `Resposta ${status}`,
    codigo: text(said.codigo),
    campo: text(said.campo),
    request_id: text(said.request_id) ?? headers.get('x-request-id'),
  });
}
