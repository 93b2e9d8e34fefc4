import { initOrm } from '@corre/db/orm.ts';
import { closedLoop } from '../harness/closed-loop.ts';
import { serve } from '../harness/side-process.ts';
import { type Cycle, deliveries, dispatchConfig } from './cycles.ts';

export interface ProductOptions {
  url: string;
  cycle: Cycle;
  /** The shops, one for each client. */
  comercio_ids: number[];
  /** settings that differ from operation */
  env?: Record<string, string>;
}

/** Connections of a process in operation. */
const POOL_MAX = 20;

/**
 * The product's use cases in a process of their own, called as an API process does. `processor`: processor
 * milliseconds per act.
 */
serve<ProductOptions>(async ({ url, cycle, comercio_ids, env }) => {
  const orm = await initOrm({ url, poolMax: Math.min(POOL_MAX, comercio_ids.length) });
  const deliver = deliveries(orm, dispatchConfig(env), cycle);
  return {
    async measure(seconds) {
      const before = process.cpuUsage();
      const figures = await closedLoop(comercio_ids.length, seconds, (timed, client) =>
        deliver(timed, comercio_ids[client] ?? 0),
      );
      const { user, system } = process.cpuUsage(before);
      return { ...figures, processor: (user + system) / 1000 / (figures.done ?? 1) };
    },
    close: () => orm.close(),
  };
});
