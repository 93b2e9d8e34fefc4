/** Kinds of refusal, each with its HTTP status. */
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
 * A refusal that a person can act on: `detail` is Portuguese and is shown as it stands (specification §7, "Error
 * responses are read from a detail field"). Anything else that is thrown is a fault and is never shown.
 */
export class BusinessError extends Error {
  readonly codigo: ErrorCode;
  readonly detail: string;
  /** Seconds after which asking again may help (`Retry-After`); null when waiting helps nobody. */
  readonly espera: number | null;

  /** The field of the input that it is about, where a form can show it; null when it is about none. */
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
