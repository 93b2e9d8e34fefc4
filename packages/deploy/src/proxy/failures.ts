import { FALHA_GERAL } from '@corre/contract/falhas.ts';

/** An error answer of the proxy itself, in the API's form. Panels and scripts show `detail`. */
export interface Failure {
  /** the proxy's own status of this error, if it differs from the answer's */
  inner?: number;
  status: number;
  detail: string;
  /** seconds until a retry makes sense */
  retryAfter?: number;
  /** tRPC's code of a refusal; with it, a panel shows the sentence and does not retry */
  code?: string;
}

const restarting = 'O servidor está voltando. Tente de novo em instantes.';

export const FAILURES: readonly Failure[] = [
  { status: 400, detail: 'Pedido inválido', code: 'BAD_REQUEST' },
  { status: 404, detail: 'Endereço não encontrado', code: 'NOT_FOUND' },
  { status: 405, detail: 'Método não suportado', code: 'METHOD_NOT_SUPPORTED' },
  { status: 413, detail: 'Dados grandes demais. Uma foto pode ter até 5 MB.', code: 'PAYLOAD_TOO_LARGE' },
  { status: 414, detail: 'Endereço longo demais', code: 'BAD_REQUEST' },
  {
    status: 429,
    detail: 'Muitos pedidos deste endereço ao mesmo tempo. Tente de novo em instantes.',
    retryAfter: 1,
    code: 'TOO_MANY_REQUESTS',
  },
  { inner: 494, status: 431, detail: 'Cabeçalhos grandes demais', code: 'BAD_REQUEST' },
  { status: 500, detail: FALHA_GERAL },
  { status: 502, detail: restarting, retryAfter: 2 },
  { status: 503, detail: restarting, retryAfter: 2 },
  { status: 504, detail: 'O servidor demorou demais para responder. Tente de novo em instantes.', retryAfter: 5 },
];

/** JSON-RPC's number for an internal error. The API uses it for every refusal (transport/web/reject.ts). */
const SEE_DATA = -32_603;

/**
 * Returns the body: `detail` for REST, and for a refusal also the error format of tRPC's client. Without a tRPC error,
 * the client treats the answer as missing and retries. This is right when the API is down.
 */
export function failureBody({ status, detail, code }: Failure): string {
  if (code === undefined) return JSON.stringify({ detail });
  const data = { code, httpStatus: status, detail };
  return JSON.stringify({ detail, error: { message: detail, code: SEE_DATA, data } });
}
