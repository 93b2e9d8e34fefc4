import { tmpdir } from 'node:os';
import { readConfig } from '@corre/api/base/config.ts';
import { createLog } from '@corre/api/base/log.ts';
import { startServer } from '@corre/api/runtime/start.ts';
import { NO_BRAKES } from '@corre/testing/harness/no-brakes.ts';
import { BENCH_KEY } from '../harness/key.ts';
import { serve } from '../harness/side-process.ts';
import { resources } from './resources.ts';

export interface ServerOptions {
  url: string;
  port: number;
}

/** The whole product in a process of its own. Measures its memory and its processor time. */
serve<ServerOptions>(async ({ url, port }) => {
  const config = readConfig({
    PORT: String(port),
    CHAVE_DADOS: BENCH_KEY,
    DATABASE_URL: url,
    DATA_DIR: tmpdir(),
    ADMIN_PASSWORD: 'senha-do-admin',
    PUSH: 'false',
    ...NO_BRAKES,
  });
  const server = await startServer(config, { url, ownerUrl: url }, createLog('error'), tmpdir());
  return { measure: resources, close: () => server.stop() };
});
