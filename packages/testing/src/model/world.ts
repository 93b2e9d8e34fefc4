import { setTimeout as wait } from 'node:timers/promises';
import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '../harness/builders.ts';
import { Client } from '../harness/client.ts';
import { startProcess, type TestProcess } from '../harness/process.ts';
import type { TestApi } from '../harness/test-api.ts';
import { conferirOfertas } from './oracle.ts';
import { conferirCancelamento, conferirLugares } from './places.ts';
import { type Estado, verEstado } from './state.ts';
import { conferirPassos } from './steps.ts';

/** The real system of the model test: one database, two API processes of their own, a few couriers and shops. */
export interface World {
  api: TestApi;
  entregadores: SignedIn[];
  lojas: SignedIn[];
  suporte: SignedIn;
  /** The account, talking to the process of the moment. */
  por(conta: SignedIn): Client;
  /** From now on the other process answers. */
  trocarProcesso(): void;
  /** The process of the moment is killed; the other one answers at once. */
  matarProcesso(): Promise<void>;
  /** Whether the process of the moment may die: the other one is alive. */
  temOutro(): boolean;
  /** A new process takes the place of the dead one. Only while nothing is open: a process that starts looks at every deadline. */
  reporProcesso(): Promise<void>;
  passar(segundos: number): Promise<void>;
  abertas(): Promise<Aberta[]>;
  /** The world is looked at afresh: what happened before is not compared. */
  recomecar(): Promise<void>;
  /** Holds what the last call did against the rules; `nome` is the command, `status` its answer. */
  notar(nome: string, status: number | undefined): Promise<void>;
  /** What was found wrong so far. */
  falhas: string[];
  fechar(): Promise<void>;
}

/** A request that has not ended. */
export type Aberta = Pick<Row<'solicitacao'>, 'id' | 'status' | 'comercio_id' | 'entregador_id'>;

const ENTREGADORES = 5;
const LOJAS = 2;
/** Calls that end with a run of the dispatch when they are answered with 200. */
const DESPACHAM = [
  'pedir',
  'pedir rota',
  'ficar online',
  'ficar offline',
  'recusar',
  'recusar pelo nome',
  'cancelar',
  'avançar',
  'aceitar',
  'intervir',
];

/** No transaction is under way: the first look of a process that just started is over. */
async function calmaria(api: TestApi): Promise<void> {
  const ativas = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'corre'
                   and state <> 'idle' and pid <> pg_backend_pid()`;
  do await wait(60);
  while ((await api.orm.em.fork().execute(ativas)).length > 0);
}

/** What happened since the last look, held against the rules. */
function criarObservador(api: TestApi) {
  let antes: Estado | undefined;
  const falhas: string[] = [];
  const ver = () => verEstado(api.orm.em.fork(), antes);
  return {
    async recomecar() {
      antes = undefined;
      antes = await ver();
    },
    falhas,
    async notar(nome: string, status: number | undefined): Promise<void> {
      const depois = await ver();
      const era = antes ?? depois;
      antes = depois;
      const erradas = [
        ...conferirOfertas(era, depois, api.config, status === 200 && DESPACHAM.includes(nome)),
        ...conferirLugares(era, depois, api.config, nome),
        ...conferirCancelamento(era, depois, nome),
        ...conferirPassos(era, depois),
      ];
      falhas.push(...erradas.map((falha) => `${nome}: ${falha}`));
    },
  };
}

/** Builds it. Every process has a sweep that sleeps, so that only the database's deadlines and the calls decide. */
export async function createWorld(api: TestApi): Promise<World> {
  const subir = () =>
    startProcess({
      DATABASE_URL: api.url,
      CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
      DATA_DIR: api.config.DATA_DIR,
      VARREDURA_SEGUNDOS: String(api.config.VARREDURA_SEGUNDOS),
    });
  let [atual, outro]: TestProcess[] = await Promise.all([subir(), subir()]);
  const repetir = <T>(vezes: number, fazer: () => Promise<T>) => Promise.all(Array.from({ length: vezes }, fazer));
  return {
    api,
    entregadores: await repetir(ENTREGADORES, () => api.novo.entregador()),
    lojas: await repetir(LOJAS, () => api.novo.comercio()),
    suporte: await api.novo.funcionario('suporte'),
    por: ({ cliente }) => new Client(atual?.base ?? api.base, cliente.cookie),
    temOutro: () => outro !== undefined,
    trocarProcesso: () => {
      if (outro) [atual, outro] = [outro, atual];
    },
    matarProcesso: async () => {
      const vitima = atual;
      [atual, outro] = [outro, undefined];
      await vitima?.matar();
    },
    reporProcesso: async () => {
      outro ??= await subir();
      await calmaria(api);
    },
    passar: (segundos) => advanceTime(api.url, segundos),
    abertas: () =>
      api.orm.em
        .fork()
        .getKysely()
        .selectFrom('solicitacao')
        .select(['id', 'status', 'comercio_id', 'entregador_id'])
        .where('status', 'not in', STATUS_ENCERRADO)
        .orderBy('id')
        .execute(),
    ...criarObservador(api),
    fechar: async () => {
      await Promise.all([atual?.matar(), outro?.matar()]);
    },
  };
}
