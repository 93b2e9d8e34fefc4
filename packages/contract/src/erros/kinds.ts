import type { StatusSolicitacao } from '../vocabulario.ts';

/** The statuses of errors: tRPC's names with their HTTP numbers. */
const STATUS_HTTP = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  TIMEOUT: 408,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorStatus = keyof typeof STATUS_HTTP;

/** One error of the list. */
interface Kind<Detail> {
  status: ErrorStatus;
  /** the HTTP status, mostly that of `status` */
  http: number;
  /** the Portuguese sentence for people, or a function of its values */
  detail: Detail;
  /** the sentence with example values, for the documents */
  example: string;
  /** what the caller can do, one English sentence for the documents */
  remedy: string;
  /** the input field that the error is about; null when it is about none */
  campo: string | null;
}

export type ErrorKind = Kind<string | ((values: never) => string)>;

/** A sentence that another part of the product has written. */
export interface Written {
  frase: string;
}

/** The status of the request that a sentence is about. */
export interface InStatus {
  status: StatusSolicitacao;
}

/** Returns a function that declares errors of one status. A sentence with values needs example values. */
function declares(status: ErrorStatus) {
  function declare(detail: string, remedy: string, more?: { campo?: string; http?: number }): Kind<string>;
  function declare<V>(
    detail: (values: V) => string,
    remedy: string,
    more: { campo?: string; example: NoInfer<V> },
  ): Kind<(values: V) => string>;
  function declare<V>(
    detail: string | ((values: V) => string),
    remedy: string,
    { campo = null, http = STATUS_HTTP[status], example }: { campo?: string | null; http?: number; example?: V } = {},
  ): Kind<typeof detail> {
    const text = typeof detail === 'string' ? detail : detail(example as V);
    return { status, http, detail, example: text, remedy, campo };
  }
  return declare;
}

export const badRequest = declares('BAD_REQUEST');
export const unauthorized = declares('UNAUTHORIZED');
export const forbidden = declares('FORBIDDEN');
export const notFound = declares('NOT_FOUND');
export const wrongMethod = declares('METHOD_NOT_SUPPORTED');
export const timeout = declares('TIMEOUT');
export const conflict = declares('CONFLICT');
export const tooLarge = declares('PAYLOAD_TOO_LARGE');
export const wrongMediaType = declares('UNSUPPORTED_MEDIA_TYPE');
export const tooMany = declares('TOO_MANY_REQUESTS');
export const fault = declares('INTERNAL_SERVER_ERROR');
export const unavailable = declares('SERVICE_UNAVAILABLE');
