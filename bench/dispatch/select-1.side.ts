import pg from 'pg';
import { closedLoop } from '../harness/closed-loop.ts';
import { serve } from '../harness/side-process.ts';

/** The reference: the smallest round trip to this PostgreSQL, prepared, with the same number of clients. */
serve<{ url: string; clients: number }>(async ({ url, clients }) => {
  const connections = Array.from({ length: clients }, () => new pg.Client({ connectionString: url }));
  await Promise.all(connections.map((connection) => connection.connect()));
  const ask = { name: 'one', text: 'select 1' };
  return {
    measure: (seconds) =>
      closedLoop(clients, seconds, (timed, client) => timed('select 1', async () => connections[client]?.query(ask))),
    close: async () => void (await Promise.all(connections.map((connection) => connection.end()))),
  };
});
