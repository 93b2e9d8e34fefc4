import { NOT_PUBLIC } from './agent.ts';

/** The reasons of a missing answer, with the text that a panel shows. */
export const FAILURES = {
  address: 'endereço que não pode ser chamado',
  name: 'o nome do servidor não foi encontrado',
  time: 'não respondeu a tempo',
  refused: 'a conexão foi recusada',
  cut: 'a conexão caiu antes da resposta',
  certificate: 'o certificado do servidor não é válido',
  answer: 'a resposta não é HTTP, ou é grande demais',
  other: 'a chamada não saiu',
} as const;

export type Failure = keyof typeof FAILURES;

const BY_CODE: Partial<Record<string, Failure>> = {
  [NOT_PUBLIC]: 'address',
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ECONNRESET: 'cut',
  EPIPE: 'cut',
  UND_ERR_SOCKET: 'cut',
  ETIMEDOUT: 'time',
  UND_ERR_CONNECT_TIMEOUT: 'time',
  UND_ERR_HEADERS_TIMEOUT: 'time',
  UND_ERR_HEADERS_OVERFLOW: 'answer',
};

/** Error codes of OpenSSL and of Node's own certificate checks. */
const CERTIFICATE = /CERT|^ERR_(TLS|SSL)|UNABLE_TO_VERIFY|SELF_SIGNED|^EPROTO$/;

/** Returns the kind of failure of an error. Its message is never stored, because it may contain the address. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return 'other';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'time';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = BY_CODE[code];
  if (known) return known;
  if (error.name === 'HTTPParserError') return 'answer';
  if (CERTIFICATE.test(code)) return 'certificate';
  return error.cause === undefined ? 'other' : failureOf(error.cause);
}
