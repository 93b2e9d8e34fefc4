import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { Unit } from '@corre/db/joined-statements.ts';
import pg from 'pg';

/** What one request asked of PostgreSQL: the round trips, the statements in them, those that it had to plan anew, and over which connections. */
export interface Asked {
  trips: number;
  statements: number;
  planned: number;
  clients: Set<pg.Client>;
}

const asking = new AsyncLocalStorage<Asked>();
let last: Asked = { trips: 0, statements: 0, planned: 0, clients: new Set() };

const NO_PLAN = /^(begin|commit|rollback|savepoint|release|set) ?/i;

/** A statement without a name is parsed and planned for this once. */
const isPlanned = (asked: unknown): boolean =>
  typeof asked === 'string'
    ? !NO_PLAN.test(asked)
    : typeof asked === 'object' && asked !== null && !('name' in asked && asked.name);

/** From now on every request that this process answers is heard: what it asks, and nothing that goes on beside it. */
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

/** What the last request asked. */
export const lastAsked = (): Asked => last;

/** Work that is no request's, though it is done while one is answered. */
export const unheard = <T>(work: () => T): T => asking.exit(work);
