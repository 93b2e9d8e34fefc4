import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedPostgres } from '@corre/db/embedded.ts';
import { initOrm, type PoolCounts } from '@corre/db/orm.ts';
import type { Logger } from 'pino';
import { createBrakes } from '../acesso/limits/brakes.ts';
import { createLimits } from '../acesso/limits/limits.ts';
import type { Config } from '../base/config.ts';
import { dataKey } from '../base/data-key.ts';
import type { Deps } from '../base/deps.ts';
import type { Vapid } from '../base/ports.ts';
import { createVault } from '../base/vault.ts';
import { runClock } from '../despacho/kernel/clock.ts';
import { createListener } from '../eventos/listener.ts';
import { enviarPushes } from '../eventos/push/send.ts';
import { chavesVapid } from '../eventos/push/vapid.ts';
import { openWorkshop } from '../pessoas/fotos/workshop.ts';
import { createApp } from './app.ts';
import { runCleanup } from './cleanup.ts';
import { refuseExposedDemo } from './exposed-demo.ts';
import { type FirstStart, firstStart } from './first-start.ts';
import { exposeMetrics } from './metrics/expose-metrics.ts';
import { openStreams } from './open-streams.ts';
import { prepareSchema } from './schema.ts';
import { createServer, DRAIN_MS, drain, escutar } from './server.ts';

/** The database, as the product works with it and as its schema's owner, which may be the same. */
type Banco = Pick<EmbeddedPostgres, 'url' | 'ownerUrl'>;

/** A running API process. */
export interface Processo {
  porta: number;
  /** where `/metrics` has a port of its own; null where not */
  porta_das_metricas: number | null;
  primeiro: FirstStart;
  /** Stops taking requests, ends the streams, lets the open requests finish, closes the database. */
  parar(): Promise<void>;
}

/**
 * Looks for pushes at every offer. The function it gives waits for those under way: a database that closes while one of
 * them is asking for a connection never finishes closing.
 */
function enviarAoOuvir(deps: Deps, vapid: Vapid): () => Promise<void> {
  const emCurso = new Set<Promise<void>>();
  deps.listener.onReceive(({ tipo }) => {
    if (tipo !== 'oferta' && tipo !== 'inicio') return;
    const envio = enviarPushes(deps, vapid).finally(() => emCurso.delete(envio));
    emCurso.add(envio);
  });
  return async () => {
    await Promise.race([Promise.all(emCurso), wait(DRAIN_MS, undefined, { ref: false })]);
  };
}

/**
 * Opens everything one process needs and listens. Any number of processes may share a database (docs/reliability.md).
 * @throws when the database cannot be reached or the port is taken, and rather than show the demonstration to a network.
 */
export async function iniciar(
  config: Config,
  { url, ownerUrl }: Banco,
  log: Logger,
  appsDir: string,
): Promise<Processo> {
  await prepareSchema(config, ownerUrl, log);
  const pool: PoolCounts[] = [];
  const orm = await initOrm({ url, poolMax: config.POOL_MAX, onPool: (made) => void pool.push(made) });
  const vault = createVault(await dataKey(config));
  const primeiro = await firstStart(orm, config, vault);
  await refuseExposedDemo(orm.em.fork(), config);
  const [listener, limits, vapid] = await Promise.all([
    createListener(url, log),
    createLimits(url, config),
    chavesVapid(orm, config, vault),
  ]);
  const fim = new AbortController();
  const brakes = createBrakes(config);
  const workshop = openWorkshop();
  const stopping = fim.signal;
  const streams = openStreams({ orm, log, listener, stopping });
  const deps: Deps = { orm, config, log, limits, brakes, workshop, vault, listener, streams, vapid, stopping };
  const pushesEnviados = vapid ? enviarAoOuvir(deps, vapid) : async () => undefined;
  const metrics = await exposeMetrics(deps, pool);
  const servidor = createServer(createApp(deps, appsDir, metrics.route));
  const porta = await escutar(servidor, config);
  const relogio = Promise.all([runClock(deps, fim.signal), runCleanup(deps, fim.signal)]);
  return {
    porta,
    porta_das_metricas: metrics.porta,
    primeiro,
    async parar() {
      fim.abort();
      await Promise.all([drain(servidor), relogio]);
      workshop.fechar();
      await Promise.allSettled([listener.fechar(), limits.fechar()]);
      await pushesEnviados();
      metrics.fechar();
      await orm.close();
    },
  };
}
