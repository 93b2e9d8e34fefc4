import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { Unit } from '@corre/db/joined-statements.ts';
import pg from 'pg';

/** The database use of one request: round trips, statements, statements that were planned anew, and the connections. */
export interface Asked {
  trips: number;
  statements: number;
  planned: number;
  clients: Set<pg.Client>;
}

const asking = new AsyncLocalStorage<Asked>();
let last: Asked = { trips: 0, statements: 0, planned: 0, clients: new Set() };

const NO_PLAN = /^(begin|commit|rollback|savepoint|release|set) ?/i;

/** PostgreSQL parses and plans a statement without a name for a single use. */
const isPlanned = (asked: unknown): boolean =>
  typeof asked === 'string'
    ? !NO_PLAN.test(asked)
    : typeof asked === 'object' && asked !== null && !('name' in asked && asked.name);

/** From now on, counts the database use of every request in this process, without background work. */
export function hearRequests(): void {
  subscribe('http.server.request.start', () => {
    last = { trips: 0, statements: 0, planned: 0, clients: new Set() };
    asking.enterWith(last);
  });
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const heard = asking.getStore();
    if (heard) {
      heard.trips += 1;
      heard.statements += asked[0] instanceof Unit ? asked[0].before.length + 1 : 1;
      if (isPlanned(asked[0])) heard.planned += 1;
      heard.clients.add(this);
    }
    return Reflect.apply(query, this, asked);
  } as typeof query;
}

/** Returns the database use of the last request. */
export const lastAsked = (): Asked => last;

/** Runs background work that starts during a request, without counting it for the request. */
export const unheard = <T>(work: () => T): T => asking.exit(work);
