import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedPostgres } from '@corre/db/embedded.ts';
import { watchStatements } from '@corre/db/lines/pooler.ts';
import { PooledConnections } from '@corre/db/lines/pools.ts';
import { initOrm, type PoolCounts } from '@corre/db/orm.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { entregarPrimeiroLink } from '../acesso/contas/garantir-admin.ts';
import { createBrakes } from '../acesso/limits/brakes.ts';
import { createLimits } from '../acesso/limits/limits.ts';
import { expanderDoApp } from '../apps-de-pedidos/expander.ts';
import type { Config } from '../base/config.ts';
import { dataKey } from '../base/data-key.ts';
import { COMANDOS_MISTURADOS } from '../base/database-failures.ts';
import type { Deps } from '../base/deps.ts';
import { openWorkshop } from '../base/pictures/workshop.ts';
import type { Vapid } from '../base/ports.ts';
import { createVault } from '../base/vault.ts';
import { KnownSettings, mayChangeSettings } from '../configuracoes/known-settings.ts';
import { nomearPraca } from '../configuracoes/mudar.ts';
import { largarCidade } from '../demonstracao/cidade/largar.ts';
import { runClock } from '../despacho/kernel/clock.ts';
import { emTurno } from '../despacho/kernel/despachar.ts';
import { passarAdiante } from '../despacho/kernel/push-em-vao.ts';
import { runRecebimentos } from '../dinheiro/recebimentos/run-recebimentos.ts';
import { createListener } from '../eventos/listener.ts';
import { enviarPerguntas, enviarPushes } from '../eventos/push/send.ts';
import { chavesVapid } from '../eventos/push/vapid.ts';
import { ensaiar } from '../integracoes/webhooks/ensaiar.ts';
import { expanderDoWebhook } from '../integracoes/webhooks/expander.ts';
import { openDeliveryExpander } from '../opendelivery/eventos/expander.ts';
import { runDeadlines } from '../opendelivery/prazos/run-deadlines.ts';
import { completarRastreios } from '../pedidos/rastreio/completar.ts';
import { runWatch } from '../pedidos/vigia/varrer.ts';
import { apiPix } from '../saida/api-pix/api-pix.ts';
import type { Expanders } from '../saida/envio/expandir.ts';
import { runOutbox } from '../saida/envio/run-outbox.ts';
import { proveAddressGuard } from '../saida/http/public-address.ts';
import { createApp } from './app.ts';
import { untilDatabaseAnswers, whileWaiting } from './await-database.ts';
import { runCleanup } from './cleanup.ts';
import { DemoTown } from './demo-town.ts';
import { refuseExposedDemo } from './exposed-demo.ts';
import { type FirstStart, firstStart } from './first-start.ts';
import { exposeMetrics } from './metrics/expose-metrics.ts';
import { openMemory } from './open-memory.ts';
import { openStreams } from './open-streams.ts';
import { proveDataKey } from './prove-data-key.ts';
import { createServer, DRAIN_MS, drain, listenOn } from './server.ts';

/** Returns the expander of each kind of integration (ADR 0037). */
const expandersOf = (deps: Pick<Deps, 'config' | 'vault'>): Expanders => ({
  opendelivery: openDeliveryExpander(deps),
  webhook: expanderDoWebhook(deps),
  app_de_pedidos: expanderDoApp(deps),
});

/** The addresses of the database, for the product and for the owner of its schema. They may be the same. */
type Database = Pick<EmbeddedPostgres, 'url' | 'ownerUrl'>;

/** A running API process. */
export interface RunningServer {
  port: number;
  /** the metrics' own port; null if they have none */
  porta_das_metricas: number | null;
  primeiro: FirstStart;
  /** Hands the first administrator's link over, where nobody has entered yet (acesso/contas/garantir-admin.ts). */
  entregarPrimeiroLink(entregar: (segredo: string) => void): Promise<void>;
  /** The demonstration's town; it has no process until `open`. */
  town: DemoTown;
  /** Reports not ready, stops listening, ends the streams, waits for open requests, and closes the database. */
  stop(): Promise<void>;
}

/**
 * Sends pushes at every offer and at every question of the watchdog. Returns a function that waits for the pushes in
 * progress. A pool never finishes closing while a query still asks for a connection.
 */
function enviarAoOuvir(deps: Deps, vapid: Vapid): () => Promise<void> {
  const emCurso = new Set<Promise<void>>();
  const seguir = (mandado: Promise<void>) => {
    const envio = mandado.finally(() => emCurso.delete(envio));
    emCurso.add(envio);
  };
  const ofertas: Parameters<typeof enviarPushes>[0] = {
    ...deps,
    emVao: (oferta) => passarAdiante(deps.orm.em.fork(), deps.config, oferta),
  };
  deps.listener.onReceive(({ tipo, assunto }) => {
    if (tipo === 'oferta' || tipo === 'inicio') seguir(enviarPushes(ofertas, vapid));
    if (assunto === 'vigia' || tipo === 'inicio') seguir(enviarPerguntas(deps, vapid));
  });
  return async () => {
    await Promise.race([Promise.all(emCurso), wait(DRAIN_MS, undefined, { ref: false })]);
  };
}

/** Opens the process's resources beside its server. `close` releases them. */
async function openDeps(
  config: Config,
  { url, ownerUrl }: Database,
  log: Logger,
  { leaving, stopping }: Pick<Deps, 'leaving' | 'stopping'>,
) {
  const pooled = new PooledConnections();
  const pools: PoolCounts[] = [];
  const onPool = (pool: Pool) => {
    pools.push(pool);
    pooled.add(pool);
  };
  const statements = watchStatements(url);
  if (await statements.mixed()) log.error({ detail: COMANDOS_MISTURADOS }, 'a pooler mixes prepared statements');
  const orm = await initOrm({ url, poolMax: config.POOL_MAX, onPool });
  const vault = createVault(await dataKey(config));
  await proveDataKey(orm.em.fork(), vault);
  const primeiro = await firstStart(orm, config, vault, ownerUrl);
  const settings = new KnownSettings({ orm, config, log, stopping });
  await settings.read();
  await nomearPraca(orm.em.fork(), config.CIDADE);
  await completarRastreios(orm.em.fork(), vault);
  await refuseExposedDemo(orm.em.fork(), config);
  const [listener, limits, vapid] = await Promise.all([
    createListener({ url, listenUrl: config.DATABASE_LISTEN_URL ?? url, pooled, log }),
    createLimits(url, config, pooled),
    chavesVapid(orm, config, vault),
  ]);
  listener.onReceive((evento) => {
    if (mayChangeSettings(evento)) void settings.follow();
  });
  listener.onUnknown(() => void settings.follow());
  // Also what was said between the first reading and the first event that this process can hear.
  await settings.read();
  const workshop = openWorkshop();
  // Before the streams: an event must update the memory before a client reads again.
  const memory = openMemory({ orm, config, log, listener, stopping });
  const streams = openStreams({ orm, log, listener, couriers: memory.couriers, stopping });
  const brakes = createBrakes(config);
  const deps: Deps & { town: DemoTown } = {
    orm,
    config,
    log,
    limits,
    brakes,
    turn: (em, ato, work) => emTurno(em, config, ato, work),
    rehearse: ensaiar({ config, vault }),
    workshop,
    vault,
    listener,
    ...memory,
    settings,
    statements,
    streams,
    town: new DemoTown(log, (quem) => largarCidade(orm.em.fork(), quem)),
    vapid,
    leaving,
    stopping,
  };
  const pushesEnviados = vapid ? enviarAoOuvir(deps, vapid) : async () => undefined;
  const metrics = await exposeMetrics(deps, pools);
  const close = async () => {
    workshop.close();
    await Promise.allSettled([listener.close(), limits.close()]);
    await pushesEnviados();
    await metrics.close();
    await orm.close();
  };
  return { deps, primeiro, metrics, close };
}

/**
 * Opens everything that one process needs, and listens. Any number of processes may share a database
 * (docs/reliability.md). While the database does not answer, the process waits and reports alive but not ready.
 * The stop has this order (ADR 0044): report not ready and answer for `SAIDA_SEGUNDOS`, stop listening and end the
 * streams, wait for open requests, release the resources.
 * @throws if the database refuses the process, the port is taken, or the data key is wrong. Also if the demonstration
 * would be open to a network, or a file for the company's bank is wrong.
 */
export async function startServer(
  config: Config,
  banco: Database,
  log: Logger,
  appsDir: string,
): Promise<RunningServer> {
  proveAddressGuard();
  const banco_da_empresa = config.PIX_URL === undefined ? null : apiPix(config);
  const leaving = new AbortController();
  const stopping = new AbortController();
  const signals = { leaving: leaving.signal, stopping: stopping.signal };
  const inside = { answer: whileWaiting };
  const server = createServer((req, res) => inside.answer(req, res));
  let listening: Promise<number> | null = null;
  const listen = () => (listening ??= listenOn(server, config));
  const { deps, primeiro, metrics, close } = await untilDatabaseAnswers(config, banco, log, listen)
    .then(() => openDeps(config, banco, log, signals))
    .catch((error: unknown) => {
      server.close();
      throw error;
    });
  inside.answer = createApp(deps, appsDir, metrics.route);
  const port = await listen();
  const clock = Promise.all([
    runClock(deps, stopping.signal),
    runCleanup(deps, stopping.signal),
    runWatch(deps, stopping.signal),
    runDeadlines(deps, stopping.signal),
    runOutbox(deps, expandersOf(deps), stopping.signal),
    runRecebimentos(deps, banco_da_empresa, stopping.signal),
  ]);
  return {
    port,
    porta_das_metricas: metrics.port,
    primeiro,
    town: deps.town,
    entregarPrimeiroLink: (entregar) => entregarPrimeiroLink(deps.orm.em.fork(), entregar),
    async stop() {
      leaving.abort();
      await wait(config.SAIDA_SEGUNDOS * 1000);
      const drained = drain(server);
      stopping.abort();
      await Promise.all([drained, clock]);
      await close();
    },
  };
}
