import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '@corre/api/base/config.ts';
import { createLog } from '@corre/api/base/log.ts';
import { createVault, type Vault } from '@corre/api/base/vault.ts';
import { iniciar, type Processo } from '@corre/api/runtime/start.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createTestDatabase } from '@corre/db/test-database.ts';
import type { DestinationStream } from 'pino';
import { type Builders, createBuilders } from './builders.ts';
import { Client } from './client.ts';
import { NO_BRAKES } from './no-brakes.ts';

const CHAVE = '0'.repeat(64);

/** A real API on a real port with its own database. */
export interface TestApi {
  base: string;
  url: string;
  config: Config;
  orm: Orm;
  vault: Vault;
  novo: Builders;
  anonimo(): Client;
  /**
   * Starts another API (in this process) on the same database, with the settings of `ambiente`. Returns its address.
   */
  outra(ambiente?: Record<string, string>): Promise<string>;
  fechar(): Promise<void>;
}

/**
 * Starts the API. `ambiente` overrides the configuration, such as deadlines and limits. `registro` receives its log.
 */
export async function startApi(ambiente: Record<string, string> = {}, registro?: DestinationStream): Promise<TestApi> {
  const banco = await createTestDatabase();
  const pasta = await mkdtemp(join(tmpdir(), 'corre-api-'));
  const todo = {
    PORT: '0',
    CHAVE_DADOS: CHAVE,
    DATABASE_URL: banco.url,
    DATA_DIR: pasta,
    ADMIN_PASSWORD: 'senha-do-admin',
    POOL_MAX: '12',
    SAIDA_SEGUNDOS: '0',
    ...NO_BRAKES,
    ...ambiente,
  };
  const config = readConfig(todo);
  const log = createLog(registro ? config.LOG_LEVEL : (process.env.LOG_LEVEL ?? 'silent'), registro);
  const processos: Processo[] = [];
  const subir = async (proprio: Record<string, string> = {}): Promise<string> => {
    const processo = await iniciar(
      readConfig({ ...todo, ...proprio }),
      { url: banco.url, ownerUrl: banco.url },
      log,
      pasta,
    );
    processos.push(processo);
    return `http://127.0.0.1:${processo.porta}`;
  };
  const base = await subir();
  const orm = await initOrm({ url: banco.url, poolMax: 6 });
  const vault = createVault(CHAVE);
  return {
    base,
    url: banco.url,
    config,
    orm,
    vault,
    novo: createBuilders(orm, vault, base),
    anonimo: () => new Client(base),
    outra: subir,
    async fechar() {
      await Promise.all(processos.map((processo) => processo.parar()));
      await orm.close();
      await banco.drop();
      await rm(pasta, { recursive: true, force: true });
    },
  };
}
