import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, lerConfig } from '@corre/api/base/config.ts';
import { criarRegistro } from '@corre/api/base/log.ts';
import { type Cofre, criarCofre } from '@corre/api/base/vault.ts';
import { iniciar, type Processo } from '@corre/api/runtime/start.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createTestDatabase } from '@corre/db/test-database.ts';
import type { DestinationStream } from 'pino';
import { type Construtores, criarConstrutores } from './builders.ts';
import { Cliente } from './client.ts';
import { SEM_FREIOS } from './no-brakes.ts';

const CHAVE = '0'.repeat(64);

/** A real API on a real port over a database of its own. */
export interface ApiDeTeste {
  base: string;
  url: string;
  config: Config;
  orm: Orm;
  cofre: Cofre;
  novo: Construtores;
  anonimo(): Cliente;
  /** One more API process (in this process) over the same database; its address. */
  outra(): Promise<string>;
  fechar(): Promise<void>;
}

/** Starts it. `ambiente` overrides the configuration: deadlines of the dispatch, limits. `registro` receives its log. */
export async function iniciarApi(
  ambiente: Record<string, string> = {},
  registro?: DestinationStream,
): Promise<ApiDeTeste> {
  const banco = await createTestDatabase();
  const pasta = await mkdtemp(join(tmpdir(), 'corre-api-'));
  const config = lerConfig({
    PORT: '0',
    CHAVE_DADOS: CHAVE,
    DATABASE_URL: banco.url,
    DATA_DIR: pasta,
    ADMIN_PASSWORD: 'senha-do-admin',
    POOL_MAX: '12',
    ...SEM_FREIOS,
    ...ambiente,
  });
  const log = criarRegistro(registro ? 'warn' : (process.env.LOG_LEVEL ?? 'silent'), registro);
  const processos: Processo[] = [];
  const subir = async (): Promise<string> => {
    const processo = await iniciar(config, { url: banco.url, ownerUrl: banco.url }, log, pasta);
    processos.push(processo);
    return `http://127.0.0.1:${processo.porta}`;
  };
  const base = await subir();
  const orm = await initOrm({ url: banco.url, poolMax: 6 });
  const cofre = criarCofre(CHAVE);
  return {
    base,
    url: banco.url,
    config,
    orm,
    cofre,
    novo: criarConstrutores(orm, cofre, base),
    anonimo: () => new Cliente(base),
    outra: subir,
    async fechar() {
      await Promise.all(processos.map((processo) => processo.parar()));
      await orm.close();
      await banco.drop();
      await rm(pasta, { recursive: true, force: true });
    },
  };
}
