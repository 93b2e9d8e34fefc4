import { FALHA_GERAL } from '@corre/contract/falhas.ts';
import type { ErrorRequestHandler, Request } from 'express';
import { BusinessError } from '../../base/business-error.ts';
import { contarRecusaDe } from '../../base/contar-recusa.ts';
import { notNow } from '../../base/database-failures.ts';
import type { Deps } from '../../base/deps.ts';
import { fileRouteOf } from './file-routes.ts';
import { refuse } from './reject.ts';

/** The errors of body-parser and of our own reader (body.ts), by their types. */
const CODES = new Map([
  ['entity.parse.failed', 'JSON_INVALIDO'],
  ['entity.too.deep', 'DADOS_ANINHADOS_DEMAIS'],
  ['entity.too.many', 'CAMPOS_DEMAIS'],
  ['charset.unsupported', 'CORPO_NAO_E_UTF8'],
  ['encoding.unsupported', 'CORPO_COMPRIMIDO'],
] as const);

/** The errors of the libraries, which have no type. */
interface ErroHttp {
  status?: unknown;
  type?: unknown;
}

const statusDe = ({ status }: ErroHttp) => (typeof status === 'number' && status >= 400 && status < 500 ? status : 500);

function refusalOf(req: Request, status: number, { type }: ErroHttp): BusinessError {
  if (status === 413) return new BusinessError(fileRouteOf(req)?.tooLarge ?? 'DADOS_GRANDES_DEMAIS');
  for (const [known, codigo] of CODES) if (type === known) return new BusinessError(codigo);
  return status < 500
    ? new BusinessError('PEDIDO_INVALIDO')
    : new BusinessError('FALHA_INTERNA', { frase: FALHA_GERAL });
}

/**
 * Answers errors of the transport: broken JSON, bodies that are too large, broken escapes. The answer has a `detail`
 * and no stack.
 */
export const transportFailure =
  ({ log, orm }: Pick<Deps, 'log' | 'orm'>): ErrorRequestHandler =>
  (error: ErroHttp, req, res, next) => {
    contarRecusaDe(req, orm.em, error);
    const unavailable = notNow(error);
    if (unavailable && !res.headersSent) return refuse(req, res, unavailable);
    const status = statusDe(error);
    if (status >= 500) log.error({ err: error, request_id: res.getHeader('x-request-id') });
    if (res.headersSent) return next(error);
    refuse(req, res, refusalOf(req, status, error), status);
  };
