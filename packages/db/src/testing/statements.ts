import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';

/** Records the statements that a request sends to PostgreSQL, without those of background loops. */
export interface StatementCount {
  /** statements of the newest request, including begin and commit */
  sent: () => readonly string[];
  stop: () => void;
}

/** Records the statements of every request that this process answers. */
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
