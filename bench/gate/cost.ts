import { setImmediate } from 'node:timers/promises';
import { CANAL } from '@corre/api/eventos/avisar.ts';
import pg from 'pg';
import { lastAsked, unheard } from './heard.ts';

/** What one call costs that no machine changes. */
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

/** What these backends have touched and written since they began, and the rows of the whole database. */
const COUNTERS = `
  select (select coalesce(sum(coalesce(io.hits, 0) + coalesce(io.reads, 0)), 0)::float8
            from unnest($1::int[]) pid, pg_stat_get_backend_io(pid) io where io.object = 'relation') as pages,
         (select coalesce(sum(w.wal_bytes), 0)::float8 from unnest($1::int[]) pid, pg_stat_get_backend_wal(pid) w) as wal,
         (select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::float8 from pg_stat_user_tables) as rows`;

/** No event at all, which every process hears. */
const NOTHING = '[]';

const pidOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/** Reads the server's own counters, before and after calls that come one after the other. */
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

  /** The couriers who hold an offer, which the calls do not say. */
  async offeredTo(): Promise<number | undefined> {
    const { rows } = await this.#database.query<{ entregador_id: number }>(
      'select entregador_id from oferta where resultado is null',
    );
    return rows[0]?.entregador_id;
  }

  /** What `call` costs; a connection that was not known before it makes it unknown: null. */
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

  /** Until what was told before has been heard: what the process knows by it does not hang on who was faster. */
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
    // the other connection of this process, which hears the same
    await setImmediate();
  }

  async #read(): Promise<Counters> {
    const { rows } = await this.#database.query<Counters>(COUNTERS, [[...this.#pids.values()]]);
    return rows[0] ?? this.#before;
  }
}
