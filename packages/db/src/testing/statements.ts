import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';

/** What is sent to PostgreSQL for the request that is being answered, and for none of the loops beside it. */
export interface StatementCount {
  /** of the newest request, begin and commit included */
  sent: () => readonly string[];
  stop: () => void;
}

/** Listens to every request that this process answers. */
export function countStatements(): StatementCount {
  const asked = new AsyncLocalStorage<string[]>();
  let sent: string[] = [];
  const begin = () => {
    sent = [];
    asked.enterWith(sent);
  };
  const { query } = pg.Client.prototype;
  subscribe('http.server.request.start', begin);
  pg.Client.prototype.query = function (this: pg.Client, first: string | { text: string }, ...rest: unknown[]) {
    asked.getStore()?.push(typeof first === 'string' ? first : first.text);
    return Reflect.apply(query, this, [first, ...rest]);
  } as typeof query;
  return {
    sent: () => sent,
    stop: () => {
      unsubscribe('http.server.request.start', begin);
      pg.Client.prototype.query = query;
    },
  };
}
