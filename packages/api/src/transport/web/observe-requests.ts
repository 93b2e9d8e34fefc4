import { baseOf, PANELS } from '@corre/contract/panels.ts';
import { ERRORS_PAGE, PIX_WEBHOOK_PATH, TRACKING_PATH } from '@corre/contract/web-paths.ts';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../../base/config.ts';
import { requestSeconds } from '../../base/measures.ts';
import { METHODS } from './request.ts';
import { beginRecord, type Call, type RequestRecord } from './request-record.ts';

/** Addresses without a procedure. */
const FIXED = new Set(['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/docs', ERRORS_PAGE]);
/** The name of every unknown address. */
const UNKNOWN = 'unknown';

interface Asked {
  path: string;
  status: number;
  record: Pick<RequestRecord, 'asked'>;
  procedures: ReadonlySet<string>;
}

/** Returns the procedure of `/trpc/<name>`, if the call never reached it. */
function named(path: string, procedures: ReadonlySet<string>): string | null {
  const name = path.startsWith('/trpc/') ? path.slice('/trpc/'.length) : '';
  return procedures.has(name) ? name : null;
}

/**
 * Returns the route of a request without a call, from a closed set. Pages and files count for their panel, because
 * their names would be too many.
 */
function routeOf({ path, status, record, procedures }: Asked): string {
  const procedure = record.asked ?? named(path, procedures);
  if (procedure !== null) return procedure;
  if (FIXED.has(path)) return path;
  if (path.startsWith('/api/foto/')) return '/api/foto';
  if (path.startsWith(`${TRACKING_PATH}/`)) return TRACKING_PATH;
  if (path.startsWith(`${PIX_WEBHOOK_PATH}/`)) return status === 404 ? UNKNOWN : PIX_WEBHOOK_PATH;
  if (path.startsWith('/od/')) return status === 404 || status === 405 ? UNKNOWN : '/od';
  if (/^\/(api|trpc)(\/|$)/.test(path) || status === 404 || status === 405) return UNKNOWN;
  return PANELS.find((panel) => path === panel.path || path.startsWith(baseOf(panel)))?.name ?? UNKNOWN;
}

/** The live stream. Its reader decides how long it takes, so it is not measured. */
const STREAM = 'eventos.aoVivo';
/** nginx's status for a client that disconnected before its answer. */
const GONE = 499;

/** The form of a proxy's id: a UUID, or 32 hexadecimal digits. A shorter text could be a phone or a document. */
const WELL_FORMED = /^([\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Returns the id of the request from a trusted proxy; undefined otherwise. */
const givenId = (req: Request, { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): string | undefined => {
  const given = TRUST_PROXY > 0 ? req.get('x-request-id') : undefined;
  return given !== undefined && WELL_FORMED.test(given) ? given : undefined;
};

interface ObserveOptions {
  config: Pick<Config, 'TRUST_PROXY' | 'LENTO_SEGUNDOS'>;
  log: Logger;
  /** the names of all procedures */
  procedures: ReadonlySet<string>;
}

/** Writes one line per request. It names the caller's role only (docs/privacy.md). */
function write(log: Logger, { config, record, method, calls, status, ms }: Ended): void {
  const slow = ms > config.LENTO_SEGUNDOS * 1000 && calls.every(({ route }) => route !== STREAM);
  if (!slow && !record.held_by && !log.isLevelEnabled('info')) return;
  const line = {
    request_id: record.request_id,
    method,
    route: calls.length === 1 ? calls[0]?.route : 'batch',
    status,
    ms: Math.round(ms),
    role: record.role,
    ...(calls.length > 1 && { calls }),
    ...(record.waited_ms > 0 && { lock_ms: Math.round(record.waited_ms) }),
    ...(record.held_by && { held_by: record.held_by }),
  };
  if (record.held_by) log.warn(line, 'a row is locked');
  else if (slow) log.warn(line, 'slow request');
  else log.info(line, 'request');
}

interface Ended {
  config: ObserveOptions['config'];
  record: RequestRecord;
  method: string;
  calls: readonly Call[];
  status: number;
  ms: number;
}

/**
 * Gives every request its id. At its end it measures the request and writes its log line (ADR 0043). Each
 * call of a batch counts, with the duration of the whole batch.
 */
export function observeRequests({ config, log, procedures }: ObserveOptions): RequestHandler {
  const end = (req: Request, res: Response, path: string, record: RequestRecord) => {
    const ms = performance.now() - record.started;
    const status = res.writableFinished ? res.statusCode : GONE;
    const method = METHODS.has(req.method) ? req.method : 'OTHER';
    const calls =
      record.calls.length > 0 ? record.calls : [{ route: routeOf({ path, status, record, procedures }), status }];
    for (const { route, status: own } of calls) {
      if (route !== STREAM) requestSeconds.observe({ route, method, status: own }, ms / 1000);
    }
    write(log, { config, record, method, calls, status, ms });
  };
  return (req, res, next) => {
    const record = beginRecord(res, givenId(req, config));
    const { path } = req;
    res.setHeader('X-Request-Id', record.request_id);
    res.once('close', () => end(req, res, path, record));
    next();
  };
}
