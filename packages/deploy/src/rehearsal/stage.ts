import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@corre/api/base/config.ts';
import { createVault } from '@corre/api/base/vault.ts';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { migrate } from '@corre/db/migrate.ts';
import { initOrm } from '@corre/db/orm.ts';
import { createBuilders, type SignedIn } from '@corre/testing/harness/builders.ts';
import { NO_BRAKES } from '@corre/testing/harness/no-brakes.ts';
import { ApiProcess } from '../cluster/api-process.ts';
import { makeReleases } from '../testing/made-panels.ts';
import { type RunningNginx, startNginx } from '../testing/start-nginx.ts';

const CHAVE_DADOS = '7'.repeat(64);

/** The size of a rehearsal. */
export interface Size {
  processes: number;
  couriers: number;
  shops: number;
}

/** nginx in front of API processes on one database, with signed-in people. */
export interface Stage {
  nginx: RunningNginx;
  processes: ApiProcess[];
  couriers: SignedIn[];
  shops: SignedIn[];
  close(): Promise<void>;
}

/**
 * Sets up the stage. `nginx` is the program's path. The API connects to `url`. `ownUrl` is a way to the database that
 * works even while `url` does not.
 */
export async function setStage(
  nginx: string,
  { url, ownUrl = url }: { url: string; ownUrl?: string },
  size: Size,
): Promise<Stage> {
  const apps = await mkdtemp(path.join(tmpdir(), 'corre-ensaio-'));
  await makeReleases(apps);
  await migrate(ownUrl);
  const orm = await initOrm({ url: ownUrl, poolMax: 4 });
  const novo = createBuilders(orm, createVault(CHAVE_DADOS), '');
  const couriers = await Promise.all(Array.from({ length: size.couriers }, () => novo.entregador()));
  const shops = await Promise.all(Array.from({ length: size.shops }, () => novo.comercio()));
  await orm.close();

  const env = {
    ...NO_BRAKES,
    DATABASE_URL: url,
    CHAVE_DADOS,
    SEED: 'none',
    LOG_LEVEL: 'warn',
    ADMIN_PASSWORD: CHAVE_DADOS,
  };
  readConfig(env);
  const ports = await Promise.all(Array.from({ length: size.processes }, () => freePort()));
  const processes = ports.map((port) => new ApiProcess(port, env));
  await Promise.all(processes.map((one) => one.start()));
  const running = await startNginx(nginx, {
    apps,
    api: ports.map((port) => `127.0.0.1:${port}`),
    calls: 4_000,
    open: 4_000,
  });
  return {
    nginx: running,
    processes,
    couriers,
    shops,
    async close() {
      await running.stop();
      await Promise.all(processes.map((one) => one.kill()));
      await rm(apps, { recursive: true, force: true });
    },
  };
}
