import { setTimeout as wait } from 'node:timers/promises';
import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { SignedIn } from '../harness/builders.ts';
import type { Client } from '../harness/client.ts';
import { startProcess, startProcesses, type TestProcess } from '../harness/process.ts';
import { moveTo, openPlace } from '../harness/second-place.ts';
import { stopClock } from '../harness/stopped-clock.ts';
import { subscribe } from '../harness/subscribe.ts';
import type { TestApi } from '../harness/test-api.ts';
import { HeardClient } from './heard-client.ts';
import { createObserver, type Observer } from './observer.ts';

/** The real system of a model test. Its clock stands still unless the test moves it. */
export interface World extends Pick<Observer, 'falhas' | 'recomecar' | 'note'> {
  api: TestApi;
  /** Returns a courier by a drawn number. */
  entregador(numero: number): Promise<SignedIn | undefined>;
  entregadorOf(id: number): Promise<SignedIn | undefined>;
  lojas: SignedIn[];
  suporte: SignedIn;
  pracas: number[];
  /** Ids of the shops' card machines, two per shop. */
  maquininhas: number[];
  /** Deliveries paid at the door that a shop released with success. */
  liberadas: Set<number>;
  /** Returns the account's client for the present process. */
  via(conta: SignedIn): Client;
  /** Makes the other process the present one. */
  replaceProcess(): void;
  /** Kills the present process. The other one takes over at once. */
  killProcess(): Promise<void>;
  /**
   * Waits until no transaction is running. Statements that a dead process sent may still be executed after its death.
   */
  calmaria(): Promise<void>;
  /** Tells whether the present process may be killed, because the other one is alive. */
  temOutro(): boolean;
  /**
   * Starts a process in place of the dead one. Only while nothing is open, because a starting process checks every
   * deadline.
   */
  restoreProcess(): Promise<void>;
  passar(seconds: number): Promise<void>;
  abertas(): Promise<Aberta[]>;
  close(): Promise<void>;
}

/** A request that has not ended. */
export type Aberta = Pick<Row<'solicitacao'>, 'id' | 'status' | 'comercio_id' | 'entregador_id'>;

/** Creates two card machines for each shop. */
async function comprarMaquininhas(api: TestApi, lojas: readonly SignedIn[]): Promise<number[]> {
  const criadas = await api.orm.em
    .fork()
    .getKysely()
    .insertInto('maquininha')
    .values(lojas.flatMap(({ id }) => ['1', '2'].map((apelido) => ({ comercio_id: id, apelido }))))
    .returning('id')
    .execute();
  return criadas.map(({ id }) => id);
}

/** Values of ACTS_TOGETHER: one process joins waiting acts, the next one runs each act alone. */
const JUNTOS = ['16', '1'];
/** Counts by place. The first place has more couriers and shops. */
const ENTREGADORES = [4, 3];
const LOJAS = [2, 1];
/** The number of couriers of the first place with a browser that a push may wake. The second place has one. */
const ACORDAVEIS = 2;

/** Creates two places (`praca`), each with its own couriers and shops. */
async function povoar(api: TestApi) {
  const em = () => api.orm.em.fork();
  const repetir = <T>(vezes: number, act: () => Promise<T>) => Promise.all(Array.from({ length: vezes }, act));
  const sum = ([a = 0, b = 0]: number[]) => a + b;
  const entregadores = await repetir(sum(ENTREGADORES), () => api.novo.entregador());
  const lojas = await repetir(sum(LOJAS), () => api.novo.comercio());
  const segunda = await openPlace(em(), 'Sarandi');
  await moveTo(em(), segunda, {
    entregadores: entregadores.slice(ENTREGADORES[0]),
    comercios: lojas.slice(LOJAS[0]),
  });
  return { entregadores, lojas, pracas: [1, segunda] };
}

/** Waits until no transaction is running: neither of a process that just started, nor of one that died. */
async function calmaria(api: TestApi): Promise<void> {
  const ativas = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'corre'
                   and state <> 'idle' and pid <> pg_backend_pid()`;
  do await wait(60);
  while ((await api.orm.em.fork().execute(ativas)).length > 0);
}

/** Returns the requests that have not ended, oldest first. */
export const abertasDe = (api: TestApi): Promise<Aberta[]> =>
  api.orm.em
    .fork()
    .getKysely()
    .selectFrom('solicitacao')
    .select(['id', 'status', 'comercio_id', 'entregador_id'])
    .where('status', 'not in', STATUS_ENCERRADO)
    .orderBy('id')
    .execute();

/**
 * Creates a world: one database, two API processes, a few couriers and shops. One of the processes answers polls from
 * memory. The processes' sweeps hardly run, so that only the database's deadlines and the calls decide.
 */
export async function createWorld(api: TestApi): Promise<World> {
  // Alternates between a process that answers from memory and one that always queries, each with both values of
  // ACTS_TOGETHER.
  let subidos = 0;
  const settings = () => {
    const vez = subidos++;
    return {
      MEMORIA: String(vez % 2 === 0),
      ACTS_TOGETHER: JUNTOS[(vez + Math.floor(vez / 2)) % JUNTOS.length] ?? '1',
      DATABASE_URL: api.url,
      CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
      DATA_DIR: api.config.DATA_DIR,
      VARREDURA_SEGUNDOS: String(api.config.VARREDURA_SEGUNDOS),
      PRACAS: api.config.PRACAS.join(','),
      LIMITE_DINHEIRO: String(api.config.LIMITE_DINHEIRO),
      VIGIA_VARREDURA_SEGUNDOS: String(api.config.VIGIA_VARREDURA_SEGUNDOS),
    };
  };
  let [atual, outro]: TestProcess[] = await startProcesses(settings(), settings());
  const { entregadores, lojas, pracas } = await povoar(api);
  for (const { id } of [...entregadores.slice(0, ACORDAVEIS), ...entregadores.slice(-1)])
    await subscribe(api.orm.em.fork(), id);
  const clock = await stopClock(api.orm.em.fork());
  const { listen, ...observado } = createObserver(api);
  return {
    api,
    ...observado,
    entregador: async (numero) => entregadores[numero % entregadores.length],
    entregadorOf: async (id) => entregadores.find((quem) => quem.id === id),
    lojas,
    pracas,
    maquininhas: await comprarMaquininhas(api, lojas),
    suporte: await api.novo.funcionario('suporte'),
    liberadas: new Set(),
    via: (conta) => {
      const note = () => void (entregadores.includes(conta) && listen(conta.id));
      return new HeardClient(atual?.base ?? api.base, conta.cliente.cookie, {
        orm: api.orm,
        listen: note,
        falhas: observado.falhas,
      });
    },
    temOutro: () => outro !== undefined,
    replaceProcess: () => {
      if (outro) [atual, outro] = [outro, atual];
    },
    killProcess: async () => {
      const vitima = atual;
      [atual, outro] = [outro, undefined];
      await vitima?.kill();
    },
    calmaria: () => calmaria(api),
    restoreProcess: async () => {
      outro ??= await startProcess(settings());
      await calmaria(api);
    },
    passar: clock.advance,
    abertas: () => abertasDe(api),
    close: async () => {
      await Promise.all([atual?.kill(), outro?.kill()]);
    },
  };
}
