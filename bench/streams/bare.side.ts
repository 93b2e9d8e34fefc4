import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { serve } from '../harness/side-process.ts';
import type { ServerOptions } from './product.side.ts';
import { resources } from './resources.ts';

const PING_MS = 3_500;

/**
 * The smallest server for the same task: node:http, one LISTEN connection, one Map. No sessions, no limits, no roles.
 */
serve<ServerOptions>(async ({ url, port }) => {
  const readers = new Map<number, ServerResponse>();
  const server = createServer((req, res) => {
    const id = Number(req.headers['x-courier']);
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    res.write('data: {"tipo":"inicio"}\n\n');
    readers.set(id, res);
    res.on('close', () => readers.delete(id));
  });
  const listen = new pg.Client({ connectionString: url });
  await listen.connect();
  listen.on('notification', ({ payload }) => {
    const events: { entregador_id?: number }[] = JSON.parse(payload ?? '[]');
    for (const event of events) {
      if (event.entregador_id !== undefined)
        readers.get(event.entregador_id)?.write(`data: ${JSON.stringify(event)}\n\n`);
    }
  });
  await listen.query('listen corre');
  const ping = setInterval(() => {
    for (const res of readers.values()) res.write('event: ping\ndata: \n\n');
  }, PING_MS);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    measure: resources,
    close: async () => {
      clearInterval(ping);
      server.closeAllConnections();
      server.close();
      await listen.end();
    },
  };
});
