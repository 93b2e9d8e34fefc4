import { compiled } from '@corre/db/compiled.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, rows, sql } from '@corre/db/sql.ts';
import { FAILURES_TO_PAUSE } from './schedule.ts';

/**
 * How long a taken message belongs to one process, in seconds: longer than a call and its result take. A crash delays
 * its messages by this time.
 */
export const LEASE_SECONDS = 30;

/** The most messages of one integration that one process sends at once. */
const PER_INTEGRATION = 6;
/**
 * The most messages of one shop that one process sends at once, over all its integrations: half of the places
 * (flights.ts).
 */
const PER_SHOP = 12;

/**
 * A message that this process sends now, with the data for its signature. `envios` counts this attempt and identifies
 * the lease.
 */
export type Tomada = Pick<Row<'mensagem_externa'>, 'id' | 'uuid' | 'fluxo_id' | 'tipo' | 'envios'> &
  Pick<
    Row<'integracao'>,
    'segredo_cifrado' | 'segredo_anterior_cifrado' | 'segredo_usado_em' | 'merchant_id' | 'falhas'
  > & {
    integracao_id: number;
    corpo_cifrado: string;
    url_eventos: string;
    usa: Row<'integracao'>['tipo'];
    anterior_vale: boolean;
  };

/** How many more messages this process can send, and how many it is sending for each integration. */
export interface Room {
  free: number;
  busy: ReadonlyMap<number, number>;
}

/**
 * The integrations with a scheduled message. The recursion jumps from one to the next in the index
 * `mensagem_externa_da_vez`, so integrations without messages cost nothing. The last row is null.
 * Queries on this list look up each integration by its key, in a subquery with a limit. The planner estimates a hundred
 * rows for the list and would scan all integrations otherwise.
 */
const ESPERA = sql`
  espera(integracao_id) as (
    (select integracao_id from mensagem_externa where proximo_envio is not null order by integracao_id limit 1)
    union all
    select (select m.integracao_id from mensagem_externa m
             where m.proximo_envio is not null and m.integracao_id > e.integracao_id
             order by m.integracao_id limit 1)
      from espera e where e.integracao_id is not null)`;

/** An integration that may get messages: on, with an address, not paused. */
const CHAMAVEL = sql`i.ativa and i.url_eventos is not null and (i.pausada_ate is null or i.pausada_ate <= (select agora()))`;
const VENCIDA = sql`m.proximo_envio <= (select agora())`;
const LEASE = sql`agora() + make_interval(secs => ${sql.lit(LEASE_SECONDS)})`;

/**
 * Takes due messages for this process alone: the first process that updates a row sends it. Shops take turns, and so do
 * the integrations of a shop; messages in progress count. Many messages or a slow receiver of one therefore delay no
 * other. A failing integration gives one message as a test. Skips locked rows instead of waiting. Uses the index
 * `mensagem_externa_da_vez`.
 */
export const tomar = (em: Em, { free, busy }: Room): Promise<Tomada[]> =>
  rows(
    em,
    sql<Tomada>`
    with recursive ${ESPERA}, sonda as (
      update integracao set pausada_ate = ${LEASE}
       where id = any(array(
         select f.id from espera e
          cross join lateral (select i.id from integracao i
                               where i.id = e.integracao_id and i.falhas >= ${sql.lit(FAILURES_TO_PAUSE)} and ${CHAMAVEL}
                                 and exists (select from mensagem_externa m where m.integracao_id = i.id and ${VENCIDA})
                               limit 1 for no key update skip locked) f))
      returning id, comercio_id
    ), no_ar as (
      select o.id, o.quantas, i.comercio_id
        from unnest(${[...busy.keys()]}::int[], ${[...busy.values()]}::int[]) as o(id, quantas)
        cross join lateral (select comercio_id from integracao where id = o.id limit 1) i
    ), quem as (
      select i.id, i.comercio_id, coalesce(o.quantas, 0) as quantas, ${sql.lit(PER_INTEGRATION)} - coalesce(o.quantas, 0) as lugares
        from espera e
        cross join lateral (select id, comercio_id from integracao i
                             where i.id = e.integracao_id and i.falhas < ${sql.lit(FAILURES_TO_PAUSE)} and ${CHAMAVEL} limit 1) i
        left join no_ar o on o.id = i.id
      union all select id, comercio_id, 0, 1 from sonda
    ), da_integracao as (
      select v.id, v.proximo_envio, q.comercio_id,
             q.quantas + row_number() over (partition by q.id order by v.proximo_envio, v.id) as lugar
        from quem q
        cross join lateral (
          select m.id, m.proximo_envio from mensagem_externa m
           where m.integracao_id = q.id and ${VENCIDA}
           order by m.proximo_envio limit greatest(0, q.lugares)) v
    ), da_loja as (
      select d.id, d.proximo_envio,
             (select coalesce(sum(o.quantas), 0) from no_ar o where o.comercio_id = d.comercio_id)
               + row_number() over (partition by d.comercio_id order by d.lugar, d.proximo_envio, d.id) as lugar
        from da_integracao d
    ), vez as (
      select id from da_loja where lugar <= ${sql.lit(PER_SHOP)} order by lugar, proximo_envio limit ${free}
    ), minha as (
      select m.id from mensagem_externa m
       where m.id = any(array(select id from vez)) and ${VENCIDA}
         for no key update skip locked
    ), tomada as (
      update mensagem_externa m
         set proximo_envio = ${LEASE}, tomado_ate = ${LEASE}, envios = m.envios + 1
        from minha where m.id = minha.id
      returning m.*
    )
    select t.id, t.uuid, t.fluxo_id, t.tipo, t.envios, t.integracao_id, t.corpo_cifrado, i.url_eventos, i.tipo as usa, i.falhas,
           i.segredo_cifrado, i.segredo_anterior_cifrado, i.segredo_usado_em, i.merchant_id,
           coalesce(i.anterior_ate > agora(), false) as anterior_vale
      from tomada t join integracao i on i.id = t.integracao_id
     where t.corpo_cifrado is not null and i.url_eventos is not null`,
  );

/**
 * The work of the outbox: whether there are facts, and the milliseconds until the next message is due (null: none
 * waits).
 */
export interface Trabalho {
  fatos: boolean;
  proximo_ms: number | null;
}

/** Runs once a second and at every event of a request, so it is built once and prepared (docs/database.md). */
const olhar = compiled<object, Trabalho>((db) => ({
  compile: () =>
    sql<Trabalho>`
      with recursive ${ESPERA}
      select exists (select from fato_externo) as fatos,
             (select extract(epoch from min(v.vez) - agora()) * 1000
                from espera e
                cross join lateral (
                  select greatest(m.proximo_envio, i.pausada_ate) as vez
                    from integracao i join mensagem_externa m on m.integracao_id = i.id and m.proximo_envio is not null
                   where i.id = e.integracao_id and i.ativa and i.url_eventos is not null
                   order by m.proximo_envio limit 1) v)::float8 as proximo_ms`.compile(db),
}));

/** Returns the work. It costs one index read for each integration with waiting messages, however many they are. */
export const haSaida = async (em: Em): Promise<Trabalho> => only(await olhar(em, {}));
