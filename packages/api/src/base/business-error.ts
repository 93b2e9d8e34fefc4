/** Kinds of refusal with their HTTP status. */
export const STATUS_HTTP = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_HTTP;

/**
 * A refusal that a person can act on. The panels show `detail`, in Portuguese, as it is [falhas]. Any other error is a
 * fault, and its text is never shown.
 */
export class BusinessError extends Error {
  readonly codigo: ErrorCode;
  readonly detail: string;
  /** Seconds after which a retry may help (`Retry-After`). Null when waiting does not help. */
  readonly espera: number | null;

  /** The input field that the refusal is about, for forms. Null when it is about none. */
  readonly campo: string | null;

  constructor(
    codigo: ErrorCode,
    detail: string,
    { espera = null, campo = null }: { espera?: number | null; campo?: string | null } = {},
  ) {
    super(detail);
    this.name = 'ErroDeNegocio';
    this.codigo = codigo;
    this.detail = detail;
    this.espera = espera;
    this.campo = campo;
  }
}
