import { errorDetail } from '@corre/contract/erros/list.ts';
import { FALHA_GERAL } from '@corre/contract/falhas.ts';
import type { Logger } from 'pino';
import { BusinessError } from '../../base/business-error.ts';
import { databaseAway, isLost } from '../../base/database-failures.ts';
import { Problem } from '../formato/problem.ts';

/** Titles for the errors that libraries throw about a wrong request. */
const TITLES: Record<number, string> = {
  413: 'Corpo grande demais: o máximo é 64 KB',
  415: 'Envie o corpo sem compressão',
};

/** Returns the HTTP status. A conflict becomes 422, because Open Delivery has no 409. */
const statusOf = ({ status, http }: BusinessError) => (status === 'CONFLICT' ? 422 : http);

const problemFor = (error: BusinessError) => new Problem(statusOf(error), error.detail, { wait: error.espera });

export const away = (): Problem => problemFor(databaseAway());

/** Turns any error into a refusal. Logs unexpected errors in full. */
export function problemOf(error: unknown, log: Logger, request_id: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof BusinessError) return problemFor(error);
  if (isLost(error)) return away();
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Problem(status, TITLES[status] ?? errorDetail('PEDIDO_INVALIDO', {}));
  }
  log.error({ err: error, request_id });
  return new Problem(500, FALHA_GERAL);
}
