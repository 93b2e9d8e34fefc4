import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { lookAgain } from '@corre/db/test-database.ts';
import type { SignedIn } from '../harness/builders.ts';
import { ALWAYS_HEARD, hireMany, setHeard, signIn, standInQueue } from '../harness/many-couriers.ts';
import { pedir } from '../harness/shift.ts';
import { stopClock } from '../harness/stopped-clock.ts';
import { subscribe } from '../harness/subscribe.ts';
import type { TestApi } from '../harness/test-api.ts';
import { HeardClient } from './heard-client.ts';
import { createObserver } from './observer.ts';
import { abertasDe, type World } from './world.ts';

/**
 * Inserts an answer of each courier to each of the first `quantas` waiting routes: a refusal or a lapse. The answers
 * are a second apart, so that the pauses of the default configuration end one after another.
 */
async function answerFirst(em: Em, entregador_ids: readonly number[], quantas: number): Promise<void> {
  await rows(
    em,
    sql`with espera as (
          select id, row_number() over (order by urgente desc, liberada_em, id) as n from rota where aguardando
        ), par as (
          select e.id as rota_id, c.id as entregador_id, e.n % 6 <> 0 as recusou,
                 agora() - make_interval(secs => case when e.n % 6 <> 0 then (e.n % 280)::int else (e.n % 50)::int end) as quando
            from espera e cross join unnest(${[...entregador_ids]}::int[]) as c (id) where e.n <= ${quantas}::int
        )
        insert into oferta (rota_id, entregador_id, posicao_fila, enviada_em, entregar_ate, expira_em, entregue_em, respondida_em,
                            resultado, recusa)
        select rota_id, entregador_id, 1, quando - interval '15 s', quando - interval '12 s', quando, quando - interval '14 s', quando,
               case when recusou then 'recusada' else 'expirada' end, case when recusou then 1 end
          from par order by quando`,
  );
  await rows(
    em,
    sql`insert into pausa (rota_id, entregador_id, motivo, ate)
        select rota_id, entregador_id, 'pausa_' || case resultado when 'recusada' then 'recusa' else 'expirada' end,
               respondida_em + make_interval(secs => case resultado when 'recusada' then 300 else 60 end)
          from oferta where resultado in ('recusada', 'expirada')`,
  );
}

/** The size of a world, and which of its couriers are reachable. */
export interface Size {
  couriers: number;
  routes: number;
  shops: number;
  /**
   * The number of couriers out of each ten in the queue that always have a fresh signal: the first ones, or the last
   * ones when negative.
   */
  heardOfTen: number;
  /** Couriers with a browser that a push may wake, spread over the queue. */
  subscribed: number;
  /** The number of first routes that couriers of the queue answered a while ago: every courier, or every n-th one. */
  answered: { routes: number; each: number };
}

/** A world with many couriers on one API process. All couriers can fall silent at once. */
export interface Crowd extends World {
  silenciar(): Promise<void>;
}

const HA_MUITO = '2020-01-01T00:00:00Z';
/** Routes that are requested at once. */
const JUNTAS = 20;

/**
 * Picks a courier with an offer, one with a parcel, or any. An even draw among 2,000 would hardly ever find one with
 * something to do.
 */
async function elenco({ orm }: TestApi, todos: readonly number[], numero: number): Promise<number | undefined> {
  const procurados = [
    sql<{ id: number }>`select entregador_id as id from oferta where resultado is null order by 1`,
    sql<{ id: number }>`select entregador_id as id from oferta where resultado is null order by 1`,
    sql<{ id: number }>`select distinct entregador_id as id from solicitacao
                         where entregador_id is not null and status in ('aceita', 'em_retirada', 'em_entrega') order by 1`,
  ][numero % 4];
  const achados = procurados ? await rows(orm.em.fork(), procurados) : [];
  return achados[numero % Math.max(1, achados.length)]?.id ?? todos[(numero * 7_919) % todos.length];
}

async function pedirMuitas(lojas: SignedIn[], routes: number): Promise<void> {
  for (let feitas = 0; feitas < routes; feitas += JUNTAS) {
    const juntas = Array.from({ length: Math.min(JUNTAS, routes - feitas) }, async (_, i) => {
      const loja = lojas[(feitas + i) % lojas.length];
      if (loja) await pedir(loja, { urgente: (feitas + i) % 9 === 0 });
    });
    await Promise.all(juntas);
  }
}

/** Builds the world. The routes are requested first, while no courier is online. Then the couriers enter the queue. */
export async function createCrowd(api: TestApi, size: Size): Promise<Crowd> {
  const em = () => api.orm.em.fork();
  const lojas = await Promise.all(Array.from({ length: size.shops }, () => api.novo.comercio()));
  const suporte = await api.novo.funcionario('suporte');
  const ids = await hireMany(em(), size.couriers);
  const clock = await stopClock(em());
  await pedirMuitas(lojas, size.routes);
  await standInQueue(em(), ids);
  const sempre = ids.filter((_, i) =>
    size.heardOfTen < 0 ? i % 10 >= 10 + size.heardOfTen : i % 10 < size.heardOfTen,
  );
  await setHeard(em(), sempre, ALWAYS_HEARD);
  const cada = Math.max(1, Math.floor(ids.length / Math.max(1, size.subscribed)));
  for (const id of ids.filter((_, i) => i % cada === cada - 1).slice(0, size.subscribed)) await subscribe(em(), id);

  const responderam = ids.filter((_, i) => i % size.answered.each === 0);
  await answerFirst(em(), responderam, size.answered.routes);

  const { listen, ...observado } = createObserver(api);
  const contas = new Map<number, SignedIn>();
  const entregadorOf = async (id: number): Promise<SignedIn> => {
    const conta = contas.get(id) ?? (await signIn(em(), api.base, id));
    contas.set(id, conta);
    return conta;
  };
  return {
    api,
    ...observado,
    lojas,
    pracas: [1],
    suporte,
    maquininhas: [],
    liberadas: new Set(),
    entregadorOf,
    async entregador(numero) {
      const id = await elenco(api, ids, numero);
      return id === undefined ? undefined : entregadorOf(id);
    },
    via(conta) {
      const note = () => void (contas.get(conta.id) === conta && listen(conta.id));
      return new HeardClient(api.base, conta.cliente.cookie, { orm: api.orm, listen: note, falhas: observado.falhas });
    },
    replaceProcess: () => undefined,
    temOutro: () => false,
    killProcess: async () => undefined,
    calmaria: async () => undefined,
    restoreProcess: async () => undefined,
    passar: clock.advance,
    abertas: () => abertasDe(api),
    async silenciar() {
      await setHeard(em(), ids, HA_MUITO);
      await lookAgain(em());
    },
    close: async () => undefined,
  };
}
