import type { ErrorStatus } from '@corre/contract/erros/kinds.ts';
import { ERRORS, type ErrorCode, type ErrorValues, errorDetail } from '@corre/contract/erros/list.ts';
import { FALHA_GERAL } from '@corre/contract/falhas.ts';

/** An error answer of the proxy itself, in the API's form. Panels and scripts show `detail`. */
export interface Failure {
  /** the proxy's own status of this error, if it differs from the answer's */
  inner?: number;
  status: number;
  /** the code of docs/errors.md */
  codigo: ErrorCode;
  detail: string;
  /** seconds until a retry makes sense */
  retryAfter?: number;
  /** tRPC's code of a refusal */
  code?: ErrorStatus;
}

/** Returns the answer for an error of the list, with the status and the sentence of the list. */
function listed<Code extends ErrorCode>(
  codigo: Code,
  values: ErrorValues<Code>,
  more: Pick<Failure, 'inner' | 'retryAfter'> = {},
): Failure {
  const { http, status } = ERRORS[codigo];
  return { status: http, codigo, detail: errorDetail(codigo, values), code: status, ...more };
}

const restarting = listed('SERVIDOR_VOLTANDO', {}, { retryAfter: 2 });

export const FAILURES: readonly Failure[] = [
  listed('PEDIDO_INVALIDO', {}),
  listed('CAMINHO_NAO_ENCONTRADO', {}),
  listed('METODO_NAO_SUPORTADO', {}),
  listed('DADOS_GRANDES_DEMAIS', {}),
  listed('ENDERECO_LONGO_DEMAIS', {}),
  listed('CHAMADAS_DEMAIS', {}, { retryAfter: 1 }),
  listed('CABECALHOS_GRANDES_DEMAIS', {}, { inner: 494 }),
  listed('FALHA_INTERNA', { frase: FALHA_GERAL }),
  // For the caller a process that died (502) and a server without a process (503) are the same.
  { ...restarting, status: 502 },
  restarting,
  listed('SERVIDOR_DEMOROU', {}, { retryAfter: 5 }),
];

/** JSON-RPC's number for an internal error. The API uses it for every refusal (transport/web/reject.ts). */
const SEE_DATA = -32_603;

/**
 * Returns the body: `detail`, `codigo` and `request_id` for REST, and for a refusal also the error format of tRPC's
 * client. `request_id` is how the proxy writes the id that it gives to the API. With that
 * format a panel shows the sentence and does not retry. Without it, the client treats the answer as missing and
 * retries. This is right when the API is down.
 */
export function failureBody({ status, codigo, detail, code }: Failure, request_id: string): string {
  const body = { detail, codigo, request_id };
  if (status >= 500) return JSON.stringify(body);
  const data = { ...body, code, httpStatus: status };
  return JSON.stringify({ ...body, error: { message: detail, code: SEE_DATA, data } });
}
