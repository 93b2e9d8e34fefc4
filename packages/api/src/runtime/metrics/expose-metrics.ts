import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolCounts } from '@corre/db/orm.ts';
import type { Deps } from '../../base/deps.ts';
import { notifications } from '../../base/measures.ts';
import { databaseFigures } from './database-figures.ts';
import { metricsRoute, openMetricsPort } from './expose.ts';
import { processFigures } from './figures.ts';

/** The exposure of the metrics: a route of the main port, a port of their own, or neither. */
export interface ExposedMetrics {
  route: RequestListener | null;
  port: number | null;
  /** Call it before the pool closes. */
  close(): Promise<void>;
}

/** The longest wait for a query in progress when the process stops, in milliseconds. */
const SETTLE_MS = 5_000;

const OFF: ExposedMetrics = { route: null, port: null, close: async () => undefined };

/**
 * Exposes this process's metrics by `METRICAS_PORTA` and `METRICAS_TOKEN`. Exposes nothing if both are missing
 * (ADR 0043).
 */
export async function exposeMetrics(
  deps: Deps,
  [pool = null]: readonly (PoolCounts | null)[],
): Promise<ExposedMetrics> {
  const { config, log, listener } = deps;
  if (config.METRICAS_PORTA === undefined && config.METRICAS_TOKEN === undefined) return OFF;
  listener.onReceive(({ tipo }) => notifications.inc({ tipo }));
  const database = databaseFigures(deps.orm);
  const exposure = { config, log, read: processFigures({ streams: deps.streams, pool, database }) };
  const port = await openMetricsPort(exposure);
  const close = async () => {
    port?.close();
    await Promise.race([database.settled(), wait(SETTLE_MS, undefined, { ref: false })]);
  };
  return { route: metricsRoute(exposure), port: port?.listeningPort ?? null, close };
}
