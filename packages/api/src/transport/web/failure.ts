import { FALHA_GERAL } from '@corre/contract/falhas.ts';
import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import { isLost } from '../../base/lost-database.ts';
import { answerAway } from './away.ts';
import { fileRouteOf } from './file-routes.ts';
import { recusar } from './reject.ts';

const TEXTOS: Record<string, string> = {
  'entity.parse.failed': 'JSON inválido',
  'entity.too.deep': 'Dados aninhados demais',
  'entity.too.many': 'Envie só o arquivo e os campos desta chamada',
  'charset.unsupported': 'Envie os dados em JSON, em UTF-8',
  'encoding.unsupported': 'Envie os dados sem compressão',
};

/** The errors of the libraries, which have no type. */
interface ErroHttp {
  status?: unknown;
  type?: unknown;
}

const statusDe = ({ status }: ErroHttp) => (typeof status === 'number' && status >= 400 && status < 500 ? status : 500);

function textoDe(req: Request, status: number, { type }: ErroHttp): string {
  if (status === 413) return fileRouteOf(req)?.tooLarge ?? 'Dados grandes demais';
  return TEXTOS[String(type)] ?? (status < 500 ? 'Pedido inválido' : FALHA_GERAL);
}

/**
 * Answers errors of the transport: broken JSON, bodies that are too large, broken escapes. The answer has a `detail`
 * and no stack.
 */
export const transportFailure =
  (log: Logger): ErrorRequestHandler =>
  (erro: ErroHttp, req, res, next) => {
    if (isLost(erro) && !res.headersSent) return answerAway(req, res);
    const status = statusDe(erro);
    if (status >= 500) log.error({ err: erro, request_id: res.getHeader('x-request-id') });
    if (res.headersSent) return next(erro);
    recusar(req, res, status, textoDe(req, status, erro));
  };
