import { baseOf, PANELS } from '@corre/contract/panels.ts';
import { TRACKING_PATH } from '@corre/contract/web-paths.ts';
import type { RequestRecord } from './request-record.ts';

/** Addresses without a procedure. */
const FIXED = new Set(['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/docs']);
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
export function routeOf({ path, status, record, procedures }: Asked): string {
  const procedure = record.asked ?? named(path, procedures);
  if (procedure !== null) return procedure;
  if (FIXED.has(path)) return path;
  if (path.startsWith('/api/foto/')) return '/api/foto';
  if (path.startsWith(`${TRACKING_PATH}/`)) return TRACKING_PATH;
  if (path.startsWith('/od/')) return status === 404 || status === 405 ? UNKNOWN : '/od';
  if (/^\/(api|trpc)(\/|$)/.test(path) || status === 404 || status === 405) return UNKNOWN;
  return PANELS.find((panel) => path === panel.path || path.startsWith(baseOf(panel)))?.name ?? UNKNOWN;
}
