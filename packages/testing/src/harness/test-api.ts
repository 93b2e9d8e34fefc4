import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '@corre/api/base/config.ts';
import { createLog } from '@corre/api/base/log.ts';
import { createVault, type Vault } from '@corre/api/base/vault.ts';
import { type RunningServer, startServer } from '@corre/api/runtime/start.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createTestDatabase } from '@corre/db/test-database.ts';
import type { DestinationStream } from 'pino';
import { type Builders, createBuilders } from './builders.ts';
import { Client } from './client.ts';
import { NO_BRAKES } from './no-brakes.ts';
import { QUICK_LOOKS } from './quick-looks.ts';

const CHAVE = '0'.repeat(64);

/** A real API on a real port with its own database. */
export interface TestApi {
  base: string;
  url: string;
  config: Config;
  orm: Orm;
  vault: Vault;
  novo: Builders;
  anonymous(): Client;
  /**
   * Starts another API (in this process) on the same database, with the settings of `env`. Returns its address.
   */
  another(env?: Record<string, string>): Promise<string>;
  close(): Promise<void>;
}

/** After this long an end that still waits says for what, in milliseconds: before the hook's own limit ends it. */
const SAY_MS = 60_000;

/** Waits for a step of the end. A hook that runs out of time would not say which step it was. */
async function ending(step: string, done: Promise<unknown> | undefined): Promise<void> {
  const timer = setTimeout(() => console.error(`the end of the test's API still waits for: ${step}`), SAY_MS);
  await Promise.resolve(done).finally(() => clearTimeout(timer));
}

/**
 * Starts the API. `env` overrides the configuration, such as deadlines and limits. `logged` receives its log.
 */
export async function startApi(env: Record<string, string> = {}, logged?: DestinationStream): Promise<TestApi> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'corre-api-'));
  const servers: RunningServer[] = [];
  let orm: Orm | undefined;
  const close = async () => {
    try {
      await Promise.all(servers.map((server, index) => ending(`server ${index}`, server.stop())));
      await ending("the test's own connections", orm?.close());
    } finally {
      await ending('the database', database.drop());
      // A process that is just ending may still write.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
  try {
    const todo = {
      PORT: '0',
      CHAVE_DADOS: CHAVE,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      ADMIN_PASSWORD: 'senha-do-admin',
      POOL_MAX: '12',
      ...QUICK_LOOKS,
      ...NO_BRAKES,
      ...env,
    };
    const config = readConfig(todo);
    const log = createLog(logged ? config.LOG_LEVEL : (process.env.LOG_LEVEL ?? 'silent'), logged);
    const another = async (proprio: Record<string, string> = {}): Promise<string> => {
      const server = await startServer(
        readConfig({ ...todo, ...proprio }),
        { url: database.url, ownerUrl: database.url },
        log,
        folder,
      );
      servers.push(server);
      return `http://127.0.0.1:${server.port}`;
    };
    const base = await another();
    orm = await initOrm({ url: database.url, poolMax: 6 });
    const vault = createVault(CHAVE);
    const novo = createBuilders(orm, vault, base);
    return { base, url: database.url, config, orm, vault, novo, anonymous: () => new Client(base), another, close };
  } catch (error) {
    await close();
    throw error;
  }
}
