import { initOrm } from '@corre/db/orm.ts';
import { closedLoop } from '../harness/closed-loop.ts';
import { serve } from '../harness/side-process.ts';
import { type Cycle, deliveries, dispatchConfig } from './cycles.ts';

export interface ProductOptions {
  url: string;
  cycle: Cycle;
  /** One client each. */
  comercio_ids: number[];
}

/** The product's use cases in a process of their own, as an API process would call them. */
serve<ProductOptions>(async ({ url, cycle, comercio_ids }) => {
  const orm = await initOrm({ url, poolMax: comercio_ids.length });
  const deliver = deliveries(orm, dispatchConfig(), cycle);
  return {
    measure: (seconds) =>
      closedLoop(comercio_ids.length, seconds, (timed, client) => deliver(timed, comercio_ids[client] ?? 0)),
    close: () => orm.close(),
  };
});
