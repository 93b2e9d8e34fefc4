import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedPostgres } from '@corre/db/embedded.ts';
import { initOrm, migrateAs } from '@corre/db/orm.ts';
import type { Logger } from 'pino';
import { criarFreios } from '../acesso/limits/brakes.ts';
import { criarLimites } from '../acesso/limits/limits.ts';
import type { Config } from '../base/config.ts';
import { chaveDosDados } from '../base/data-key.ts';
import type { Deps } from '../base/deps.ts';
import type { Vapid } from '../base/ports.ts';
import { criarCofre } from '../base/vault.ts';
import { rodarRelogio } from '../despacho/kernel/clock.ts';
import { criarOuvinte } from '../eventos/listener.ts';
import { enviarPushes } from '../eventos/push/send.ts';
import { chavesVapid } from '../eventos/push/vapid.ts';
import { abrirOficina } from '../pessoas/fotos/workshop.ts';
import { createApp } from './app.ts';
import { rodarFaxina } from './cleanup.ts';
import { recusarDemoExposta } from './exposed-demo.ts';
import { type PrimeiroInicio, primeiroInicio } from './first-start.ts';
import { criarServidor, DRENAR_MS, drenar, escutar } from './server.ts';

/** The database, as the product works with it and as its schema's owner, which may be the same. */
type Banco = Pick<EmbeddedPostgres, 'url' | 'ownerUrl'>;

/** A running API process. */
export interface Processo {
  porta: number;
  primeiro: PrimeiroInicio;
  /** Stops taking requests, ends the streams, lets the open requests finish, closes the database. */
  parar(): Promise<void>;
}

/**
 * Looks for pushes at every offer. The function it gives waits for those under way: a database that closes while one of
 * them is asking for a connection never finishes closing.
 */
function enviarAoOuvir(deps: Deps, vapid: Vapid): () => Promise<void> {
  const emCurso = new Set<Promise<void>>();
  deps.ouvinte.aoReceber(({ tipo }) => {
    if (tipo !== 'oferta' && tipo !== 'inicio') return;
    const envio = enviarPushes(deps, vapid).finally(() => emCurso.delete(envio));
    emCurso.add(envio);
  });
  return async () => {
    await Promise.race([Promise.all(emCurso), wait(DRENAR_MS, undefined, { ref: false })]);
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
  await migrateAs(ownerUrl);
  const orm = await initOrm({ url, poolMax: config.POOL_MAX });
  const cofre = criarCofre(await chaveDosDados(config));
  const primeiro = await primeiroInicio(orm, config, cofre);
  await recusarDemoExposta(orm.em.fork(), config);
  const [ouvinte, limites, vapid] = await Promise.all([
    criarOuvinte(url, log),
    criarLimites(url, config),
    chavesVapid(orm, config, cofre),
  ]);
  const fim = new AbortController();
  const freios = criarFreios(config);
  const oficina = abrirOficina();
  const deps: Deps = { orm, config, log, limites, freios, oficina, cofre, ouvinte, vapid, encerrando: fim.signal };
  const pushesEnviados = vapid ? enviarAoOuvir(deps, vapid) : async () => undefined;
  const servidor = criarServidor(createApp(deps, appsDir));
  const porta = await escutar(servidor, config);
  const relogio = Promise.all([rodarRelogio(deps, fim.signal), rodarFaxina(deps, fim.signal)]);
  return {
    porta,
    primeiro,
    async parar() {
      fim.abort();
      await Promise.all([drenar(servidor), relogio]);
      oficina.fechar();
      await Promise.allSettled([ouvinte.fechar(), limites.fechar()]);
      await pushesEnviados();
      await orm.close();
    },
  };
}
