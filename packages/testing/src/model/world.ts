import { setTimeout as wait } from 'node:timers/promises';
import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { SignedIn } from '../harness/builders.ts';
import type { Client } from '../harness/client.ts';
import { startProcess, type TestProcess } from '../harness/process.ts';
import { moveTo, openPlace } from '../harness/second-place.ts';
import { stopClock } from '../harness/stopped-clock.ts';
import { subscribe } from '../harness/subscribe.ts';
import type { TestApi } from '../harness/test-api.ts';
import { HeardClient } from './heard-client.ts';
import { createObserver, type Observer } from './observer.ts';

/** The real system of a model test, whose clock stands still unless it is moved. */
export interface World extends Pick<Observer, 'falhas' | 'recomecar' | 'notar'> {
  api: TestApi;
  /** Somebody to act, or to be acted upon, by a drawn number. */
  entregador(numero: number): Promise<SignedIn | undefined>;
  /** The courier of this id. */
  entregadorDe(id: number): Promise<SignedIn | undefined>;
  lojas: SignedIn[];
  suporte: SignedIn;
  /** The places that there are. */
  pracas: number[];
  /** Ids of the shops' card machines, two of each shop. */
  maquininhas: number[];
  /** Deliveries paid at the door whose shop was told that they are released. */
  liberadas: Set<number>;
  /** The account, talking to the process of the moment. */
  por(conta: SignedIn): Client;
  /** From now on the other process answers. */
  trocarProcesso(): void;
  /** The process of the moment is killed; the other one answers at once. */
  matarProcesso(): Promise<void>;
  /** Waits until no transaction is under way: what a dead process had sent to the database may still be written after its death. */
  calmaria(): Promise<void>;
  /** Whether the process of the moment may die: the other one is alive. */
  temOutro(): boolean;
  /** A new process takes the place of the dead one. Only while nothing is open: a process that starts looks at every deadline. */
  reporProcesso(): Promise<void>;
  passar(segundos: number): Promise<void>;
  abertas(): Promise<Aberta[]>;
  fechar(): Promise<void>;
}

/** A request that has not ended. */
export type Aberta = Pick<Row<'solicitacao'>, 'id' | 'status' | 'comercio_id' | 'entregador_id'>;

/** Card machines, two of each shop. */
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

/** One process does acts that wait together, the next each by itself. */
const JUNTOS = ['16', '1'];
/** By place: the first has more of both. */
const ENTREGADORES = [4, 3];
const LOJAS = [2, 1];
/** Of the first place's couriers, those with a browser that may be woken by push; and one of the second's. */
const ACORDAVEIS = 2;

/** Two places (`praca`) with couriers and shops of their own. */
async function povoar(api: TestApi) {
  const em = () => api.orm.em.fork();
  const repetir = <T>(vezes: number, fazer: () => Promise<T>) => Promise.all(Array.from({ length: vezes }, fazer));
  const soma = ([a = 0, b = 0]: number[]) => a + b;
  const entregadores = await repetir(soma(ENTREGADORES), () => api.novo.entregador());
  const lojas = await repetir(soma(LOJAS), () => api.novo.comercio());
  const segunda = await openPlace(em(), 'Sarandi');
  await moveTo(em(), segunda, {
    entregadores: entregadores.slice(ENTREGADORES[0]),
    comercios: lojas.slice(LOJAS[0]),
  });
  return { entregadores, lojas, pracas: [1, segunda] };
}

/** No transaction is under way: neither the first look of a process that just started, nor the last words of one that died. */
async function calmaria(api: TestApi): Promise<void> {
  const ativas = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'corre'
                   and state <> 'idle' and pid <> pg_backend_pid()`;
  do await wait(60);
  while ((await api.orm.em.fork().execute(ativas)).length > 0);
}

/** The requests that have not ended, oldest first. */
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
 * One database, two API processes of their own, one of which answers polls from memory, a few couriers and shops. Every process
 * has a sweep that sleeps, so that only the database's deadlines and the calls decide.
 */
export async function createWorld(api: TestApi): Promise<World> {
  // in turn a process that answers from memory and one that always asks, with each of both ways to take the lock
  let subidos = 0;
  const subir = () => {
    const vez = subidos++;
    return startProcess({
      MEMORIA: String(vez % 2 === 0),
      ACTS_TOGETHER: JUNTOS[(vez + Math.floor(vez / 2)) % JUNTOS.length] ?? '1',
      DATABASE_URL: api.url,
      CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
      DATA_DIR: api.config.DATA_DIR,
      VARREDURA_SEGUNDOS: String(api.config.VARREDURA_SEGUNDOS),
      PRACAS: api.config.PRACAS.join(','),
      LIMITE_DINHEIRO: String(api.config.LIMITE_DINHEIRO),
    });
  };
  let [atual, outro]: TestProcess[] = await Promise.all([subir(), subir()]);
  const { entregadores, lojas, pracas } = await povoar(api);
  for (const { id } of [...entregadores.slice(0, ACORDAVEIS), ...entregadores.slice(-1)])
    await subscribe(api.orm.em.fork(), id);
  const relogio = await stopClock(api.orm.em.fork());
  const { ouvir, ...observado } = createObserver(api);
  return {
    api,
    ...observado,
    entregador: async (numero) => entregadores[numero % entregadores.length],
    entregadorDe: async (id) => entregadores.find((quem) => quem.id === id),
    lojas,
    pracas,
    maquininhas: await comprarMaquininhas(api, lojas),
    suporte: await api.novo.funcionario('suporte'),
    liberadas: new Set(),
    por: (conta) => {
      const notar = () => void (entregadores.includes(conta) && ouvir(conta.id));
      return new HeardClient(atual?.base ?? api.base, conta.cliente.cookie, {
        orm: api.orm,
        ouvir: notar,
        falhas: observado.falhas,
      });
    },
    temOutro: () => outro !== undefined,
    trocarProcesso: () => {
      if (outro) [atual, outro] = [outro, atual];
    },
    matarProcesso: async () => {
      const vitima = atual;
      [atual, outro] = [outro, undefined];
      await vitima?.matar();
    },
    calmaria: () => calmaria(api),
    reporProcesso: async () => {
      outro ??= await subir();
      await calmaria(api);
    },
    passar: relogio.advance,
    abertas: () => abertasDe(api),
    fechar: async () => {
      await Promise.all([atual?.matar(), outro?.matar()]);
    },
  };
}
