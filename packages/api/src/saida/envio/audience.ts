import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/**
 * How long a list stays valid, in milliseconds. Until then the check of every second finds a new integration's work.
 */
const FRESH_MS = 60_000;

/** The shops that have integrations. Events of other shops do not wake the outbox. */
export class Audience {
  /** null: not read yet, so every shop counts */
  private shops: ReadonlySet<number> | null = null;
  private readAt = -Infinity;

  /** Reads the list again, at most once a minute. */
  async refresh(em: Em): Promise<void> {
    if (performance.now() - this.readAt < FRESH_MS) return;
    const heard = await rows(em, sql<{ comercio_id: number }>`select distinct comercio_id from integracao where ativa`);
    this.shops = new Set(heard.map(({ comercio_id }) => comercio_id));
    this.readAt = performance.now();
  }

  /** Returns whether this shop has an integration. True without a shop, and before the list is read. */
  hears(comercio_id: number | undefined): boolean {
    return this.shops === null || comercio_id === undefined || this.shops.has(comercio_id);
  }
}
