/**
 * `npm run dev`: everything on one port. Each app has a Vite server in middleware mode behind the path of production.
 * The API runs on an inner port and restarts when its files change.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { baseOf, PANELS } from '@corre/contract/panels.ts';
import { isApiPath } from '@corre/contract/web-paths.ts';
import { EmbeddedStartError } from '@corre/db/embedded/error.ts';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { startEmbedded } from '@corre/db/embedded.ts';
import { createServer as createVite, type ViteDevServer } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
const pathOf = (url: string) => url.split('?', 1)[0] ?? url;

/** Starts the database in this process, so that it stays up while the API restarts. */
async function startDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { DATABASE_URL: url } = process.env;
  if (url) return { url, stop: async () => undefined };
  const dataDir = process.env.DATA_DIR || '.data';
  const { ownerUrl, stop } = await startEmbedded({ dataDir, durable: true, log: (line) => console.log(line) });
  // The API migrates with this address at every restart.
  return { url: ownerUrl, stop };
}

function startApi(databaseUrl: string, apiPort: number): ChildProcess {
  const seed = process.env.SEED ?? (process.env.DATABASE_URL || host !== '127.0.0.1' ? 'none' : 'demo');
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(apiPort), HOST: '127.0.0.1', SEED: seed };
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'packages/api/src/main.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
}

function forward(apiPort: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port: apiPort, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.once('error', () => {
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' });
    outgoing.end(JSON.stringify({ detail: 'A API está reiniciando. Tente de novo em instantes.' }));
  });
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
}

async function startVites(server: Server): Promise<Array<{ base: string; vite: ViteDevServer }>> {
  const starting = PANELS.map(async (panel) => {
    const folder = path.join(root, 'apps', panel.name);
    const vite = await createVite({
      root: folder,
      configFile: path.join(folder, 'vite.config.ts'),
      logLevel: 'warn',
      server: { middlewareMode: true, ws: { server } },
    });
    return { base: baseOf(panel), vite };
  });
  return Promise.all(starting);
}

async function main(): Promise<void> {
  const database = await startDatabase();
  const apiPort = await freePort();
  const api = startApi(database.url, apiPort);
  const server = createServer();
  const vites = await startVites(server);
  server.on('request', (incoming, outgoing) => {
    const url = incoming.url ?? '/';
    if (isApiPath(pathOf(url))) return forward(apiPort, incoming, outgoing);
    // `/dashboard` belongs to the app of `/dashboard/`, as in production.
    const own = vites.find(({ base }) => `${pathOf(url)}/`.startsWith(base));
    if (own !== undefined && `${pathOf(url)}/` === own.base) incoming.url = url.replace(/^[^?]*/, own.base);
    own?.vite.middlewares(incoming, outgoing);
  });
  server.listen(port, host, () => console.log(`Desenvolvimento em http://${host}:${port}`));
  const end = async () => {
    api.kill('SIGTERM');
    server.close();
    server.closeAllConnections();
    await Promise.all(vites.map(({ vite }) => vite.close()));
    await database.stop();
    process.exit(0);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, end);
}

main().catch((error: unknown) => {
  console.error(error instanceof EmbeddedStartError ? error.message : error);
  process.exit(1);
});
