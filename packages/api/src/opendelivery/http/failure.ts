import type { Logger } from 'pino';
import { BusinessError, STATUS_HTTP } from '../../base/business-error.ts';
import { isLost, RETURN_SECONDS, VOLTANDO } from '../../base/lost-database.ts';
import { Problem } from '../formato/problem.ts';

/** Titles for the errors that libraries throw about a wrong request. */
const TITLES: Record<number, string> = {
  413: 'Corpo grande demais: o máximo é 64 KB',
  415: 'Envie o corpo sem compressão',
};

/** Returns the HTTP status. A conflict becomes 422, because Open Delivery has no 409. */
const statusOf = ({ codigo }: BusinessError) => (codigo === 'CONFLICT' ? 422 : STATUS_HTTP[codigo]);

export const away = (): Problem => new Problem(503, VOLTANDO, { wait: RETURN_SECONDS });

/** Turns any error into a refusal. Logs unexpected errors in full. */
export function problemOf(error: unknown, log: Logger, request_id: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof BusinessError) return new Problem(statusOf(error), error.detail, { wait: error.espera });
  if (isLost(error)) return away();
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Problem(status, TITLES[status] ?? 'Pedido inválido');
  }
  log.error({ err: error, request_id });
  return new Problem(500, 'Algo deu errado aqui do nosso lado. Tente de novo em instantes.');
}
