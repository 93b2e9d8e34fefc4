import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/** How long an answer serves, in milliseconds. Until then a new integration is told by the look that comes every second. */
const FRESH_MS = 60_000;

/** Which shops' news somebody outside hears: that of the others wakes nobody. */
export class Audience {
  /** null: not known yet, then it may be anybody's */
  private shops: ReadonlySet<number> | null = null;
  private readAt = -Infinity;

  /** Asks again once a minute. */
  async refresh(em: Em): Promise<void> {
    if (performance.now() - this.readAt < FRESH_MS) return;
    const heard = await rows(em, sql<{ comercio_id: number }>`select distinct comercio_id from integracao where ativa`);
    this.shops = new Set(heard.map(({ comercio_id }) => comercio_id));
    this.readAt = performance.now();
  }

  /** Whether somebody may hear of this shop; without one, of whatever happened. */
  hears(comercio_id: number | undefined): boolean {
    return this.shops === null || comercio_id === undefined || this.shops.has(comercio_id);
  }
}
