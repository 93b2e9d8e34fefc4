import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em, Orm } from '@corre/db/orm.ts';
import { agora, only, sql } from '@corre/db/sql.ts';
import { takeOfferingActs } from '../../base/dispatch-notes.ts';
import { secondsToOffer } from '../../base/measures.ts';
import { CANAL } from '../../eventos/avisar.ts';
import { newProbe } from '../../eventos/notify-probe.ts';

/** Figures of the whole product from the database. They are the same in every process. */
export interface DatabaseFigures {
  requests_waiting: number;
  /** null while nothing waits */
  oldest_waiting_seconds: number | null;
  queue_length: number;
  couriers_online: number;
  offers_open: number;
  pushes_pending: number;
  outbox_waiting: number;
  /** null while nothing waits */
  outbox_oldest_seconds: number | null;
  /** kinds of old data that the last sweep failed to delete */
  sweep_failed_kinds: number;
  /** null before the first sweep */
  sweep_age_seconds: number | null;
  last_offer_id: number;
}

/** The largest count of waiting messages to other systems. The query stops there. */
const MESSAGES = 10_000;

/**
 * One statement, by the indexes rota_aguardando, fila_em_ordem, oferta_viva_da_rota, oferta_push_a_enviar,
 * mensagem_externa_a_desistir and oferta_pkey. It scans two small tables: the narrow rows of all couriers, and
 * `limpeza` with a row for each kind. It also sends the probe of the NOTIFY lag.
 */
const look = compiled((db, given: Given<{ canal: string; probe: string }>) =>
  db
    .with('espera', (q) =>
      q
        .selectFrom('rota')
        .where(({ and, not, ref }) => and([ref('aguardando'), not(ref('retida'))]))
        .select(({ fn }) => [fn.countAll<number>().as('rotas'), fn.min('liberada_em').as('desde')]),
    )
    .with('online', (q) =>
      q
        .selectFrom('fila_entregador')
        .where(({ ref }) => ref('online'))
        .select(({ fn }) => [
          fn.countAll<number>().as('todos'),
          fn.countAll<number>().filterWhere('entregas_abertas', '=', 0).as('na_fila'),
        ]),
    )
    .with('abertas', (q) =>
      q
        .selectFrom('oferta')
        .where('resultado', 'is', null)
        .select(({ fn }) => [
          fn.countAll<number>().as('todas'),
          fn
            .countAll<number>()
            .filterWhere(({ and, eb, ref }) => and([ref('por_push'), eb('push_em', 'is', null)]))
            .as('por_enviar'),
        ]),
    )
    .with('saida', (q) =>
      q
        .selectFrom(({ selectFrom }) =>
          selectFrom('mensagem_externa as m')
            .innerJoin('integracao as i', 'i.id', 'm.integracao_id')
            .where('m.entregue_em', 'is', null)
            .where('m.desistido_em', 'is', null)
            .where('m.quando', '<=', sql<string>`(select ${agora})`)
            .where(({ ref }) => ref('i.ativa'))
            .select('m.quando')
            .orderBy('m.quando')
            .limit(sql.lit(MESSAGES))
            .as('m'),
        )
        .select(({ fn }) => [fn.countAll<number>().as('mensagens'), fn.min('m.quando').as('desde')]),
    )
    .with('varridas', (q) =>
      q
        .selectFrom('limpeza')
        .select(({ fn, ref }) => [
          fn.max('terminada_em').as('ultima'),
          fn.countAll<number>().filterWhere(ref('falhou')).as('falhas'),
        ]),
    )
    .selectFrom(['espera as e', 'online as n', 'abertas as o', 'saida as s', 'varridas as v'])
    .select(['e.rotas as requests_waiting', 'n.na_fila as queue_length', 'n.todos as couriers_online'])
    .select(['o.todas as offers_open', 'o.por_enviar as pushes_pending'])
    .select(sql<number | null>`extract(epoch from ${agora} - e.desde)::float8`.as('oldest_waiting_seconds'))
    .select('s.mensagens as outbox_waiting')
    .select(sql<number | null>`extract(epoch from ${agora} - s.desde)::float8`.as('outbox_oldest_seconds'))
    .select('v.falhas as sweep_failed_kinds')
    .select(sql<number | null>`extract(epoch from ${agora} - v.ultima)::float8`.as('sweep_age_seconds'))
    .select(({ selectFrom }) =>
      selectFrom('oferta')
        .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('id'))
        .$asScalar()
        .$notNull()
        .as('last_offer_id'),
    )
    .select(sql`pg_notify(${given('canal')}, ${given('probe')})`.as('sent')),
);

/**
 * Returns how long routes waited for their first offer, for offers after `from` that these acts made. Uses the index
 * oferta_pkey.
 */
const firstOffers = compiled((db, given: Given<{ from: number; acts: string[] }>) =>
  db
    .selectFrom('oferta as o')
    .innerJoin('rota as r', 'r.id', 'o.rota_id')
    .where('o.id', '>', given('from'))
    .where('o.enviada_em', '=', sql<string>`any(${given('acts')}::timestamptz[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oferta as antes')
            .whereRef('antes.rota_id', '=', 'o.rota_id')
            .whereRef('antes.id', '<', 'o.id')
            .select('antes.id'),
        ),
      ),
    )
    .select(sql<number>`extract(epoch from o.enviada_em - r.liberada_em)::float8`.as('segundos')),
);

async function measureFirstOffers(em: Em, from: number): Promise<void> {
  const acts = takeOfferingActs();
  if (acts.length === 0) return;
  for (const { segundos } of await firstOffers(em, { from, acts })) secondsToOffer.observe(segundos);
}

/** The longest age of figures that serve another scrape, in milliseconds. */
const FRESH_MS = 3_000;

/** Reads the figures. `settled` waits for the query in progress, because a pool cannot close during a query. */
export interface DatabaseLook {
  read(): Promise<DatabaseFigures>;
  settled(): Promise<unknown>;
}

/** Returns figures that query the database at most every few seconds, and never twice at once. */
export function databaseFigures(orm: Orm): DatabaseLook {
  let asked = -Infinity;
  let answer: Promise<DatabaseFigures> | null = null;
  let open = false;
  /** the newest offer of the last read; null before the first read, because older offers are not measured */
  let newest: number | null = null;
  const ask = async () => {
    const em = orm.em.fork();
    const figures = only(await look(em, { canal: CANAL, probe: newProbe() }));
    await measureFirstOffers(em, newest ?? figures.last_offer_id);
    newest = figures.last_offer_id;
    return figures;
  };
  const read = () => {
    if (answer && (open || performance.now() - asked < FRESH_MS)) return answer;
    [asked, open] = [performance.now(), true];
    answer = ask().finally(() => {
      open = false;
    });
    return answer;
  };
  return { read, settled: async () => answer?.catch(() => undefined) };
}
