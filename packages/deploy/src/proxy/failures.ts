import { FALHA_GERAL } from '@corre/contract/falhas.ts';

/** What the proxy says by itself, in the API's form: panels and scripts show `detail`. */
export interface Failure {
  /** what the proxy calls it, where that is not what it answers */
  inner?: number;
  status: number;
  detail: string;
  /** seconds after which asking again makes sense */
  retryAfter?: number;
  /** tRPC's name of a refusal: a panel then shows the sentence and does not ask again */
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

/** JSON-RPC's number for "see the data", as the API answers it (transport/web/reject.ts). */
const SEE_DATA = -32_603;

/**
 * The body of it: `detail` for REST. A refusal is also what tRPC's client reads; without that part it takes the answer for
 * none and asks again, which is right when the API is away.
 */
export function failureBody({ status, detail, code }: Failure): string {
  if (code === undefined) return JSON.stringify({ detail });
  const data = { code, httpStatus: status, detail };
  return JSON.stringify({ detail, error: { message: detail, code: SEE_DATA, data } });
}
