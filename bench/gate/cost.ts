import { setImmediate } from 'node:timers/promises';
import { CANAL } from '@corre/api/eventos/avisar.ts';
import pg from 'pg';
import { lastAsked, unheard } from './heard.ts';

/** The costs of one call that are the same on every machine. */
export interface Cost {
  'round trips': number;
  statements: number;
  'statements planned anew': number;
  'pages touched': number;
  'rows written': number;
  'bytes of WAL': number;
}

interface Counters {
  pages: number;
  rows: number;
  wal: number;
}

/** Pages read and WAL written by these backends since they began, and rows written in the whole database. */
const COUNTERS = `
  select (select coalesce(sum(coalesce(io.hits, 0) + coalesce(io.reads, 0)), 0)::float8
            from unnest($1::int[]) pid, pg_stat_get_backend_io(pid) io where io.object = 'relation') as pages,
         (select coalesce(sum(w.wal_bytes), 0)::float8 from unnest($1::int[]) pid, pg_stat_get_backend_wal(pid) w) as wal,
         (select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::float8 from pg_stat_user_tables) as rows`;

/** An empty list of events, which every process receives. */
const NOTHING = '[]';

const pidOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/** Reads the server's own counters before and after calls that run one after another. */
export class Meter {
  readonly #database: pg.Client;
  readonly #pids = new Map<pg.Client, number>();
  #before: Counters = { pages: 0, rows: 0, wal: 0 };

  private constructor(database: pg.Client) {
    this.#database = database;
  }

  static async open(url: string): Promise<Meter> {
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    await database.query('set stats_fetch_consistency = none');
    await database.query(`listen ${CANAL}`);
    return new Meter(database);
  }

  /** Returns the courier who has an offer. The calls do not contain this. */
  async offeredTo(): Promise<number | undefined> {
    const { rows } = await this.#database.query<{ entregador_id: number }>(
      'select entregador_id from oferta where resultado is null',
    );
    return rows[0]?.entregador_id;
  }

  /** Returns the cost of `call`; null when it used a connection that was unknown before. */
  async cost(call: () => Promise<unknown>): Promise<Cost | null> {
    await this.#heard();
    this.#before = await this.#read();
    await call();
    const { trips, statements, planned, clients } = lastAsked();
    const known = [...clients].every((client) => this.#pids.has(client));
    for (const client of clients) {
      if (!this.#pids.has(client)) this.#pids.set(client, await unheard(() => pidOf(client)));
      await unheard(() => client.query('select pg_stat_force_next_flush()'));
    }
    if (!known) return null;
    const after = await this.#read();
    return {
      'round trips': trips,
      statements,
      'statements planned anew': planned,
      'pages touched': after.pages - this.#before.pages,
      'rows written': after.rows - this.#before.rows,
      'bytes of WAL': after.wal - this.#before.wal,
    };
  }

  async close(): Promise<void> {
    await this.#database.end();
  }

  /** Waits until earlier notifications have arrived. The process's knowledge then does not depend on timing. */
  async #heard(): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      const hear = ({ payload }: pg.Notification) => {
        if (payload !== NOTHING) return;
        this.#database.off('notification', hear);
        resolve();
      };
      this.#database.on('notification', hear);
    });
    await this.#database.query('select pg_notify($1, $2)', [CANAL, NOTHING]);
    await heard;
    // The other connection of this process gets the same notification, so let it run first.
    await setImmediate();
  }

  async #read(): Promise<Counters> {
    const { rows } = await this.#database.query<Counters>(COUNTERS, [[...this.#pids.values()]]);
    return rows[0] ?? this.#before;
  }
}
