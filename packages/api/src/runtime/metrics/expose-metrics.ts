import type { RequestListener } from 'node:http';
import type { PoolCounts } from '@corre/db/orm.ts';
import type { Deps } from '../../base/deps.ts';
import { notifications } from '../../base/measures.ts';
import { metricsRoute, openMetricsPort } from './expose.ts';
import { processFigures } from './figures.ts';

/** Where the metrics are to be had: a route of the main port, a port of their own, or neither. */
export interface ExposedMetrics {
  route: RequestListener | null;
  porta: number | null;
  fechar(): void;
}

const OFF: ExposedMetrics = { route: null, porta: null, fechar: () => undefined };

/** Exposes what this process measures as `METRICAS_PORTA` and `METRICAS_TOKEN` say; without either, nothing (decision record 0054). */
export async function exposeMetrics(
  deps: Deps,
  [pool = null]: readonly (PoolCounts | null)[],
): Promise<ExposedMetrics> {
  const { config, log, listener } = deps;
  if (config.METRICAS_PORTA === undefined && config.METRICAS_TOKEN === undefined) return OFF;
  listener.onReceive(({ tipo }) => notifications.inc({ tipo }));
  const exposure = { config, log, read: processFigures({ ...deps, pool }) };
  const port = await openMetricsPort(exposure);
  return { route: metricsRoute(exposure), porta: port?.porta ?? null, fechar: () => port?.fechar() };
}
