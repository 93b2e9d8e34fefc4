import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, rows, sql } from '@corre/db/sql.ts';
import type { Limites } from './limites.ts';

/** Maximum of questions per statement, so that a long outage does not raise all questions at once. */
const POR_VEZ = 500;

type Vigia = Row<'vigia'>;
/** A question that was raised, with its delivery and courier. */
export type Levantada = Pick<Vigia, 'id' | 'solicitacao_id' | 'entregador_id'>;

interface Regra {
  etapa: Vigia['etapa'];
  tipo: Exclude<Vigia['tipo'], 'sem_sinal'>;
  segundos: number;
}

/**
 * One delivery represents all that its courier has in this step. A courier on the road with one delivery is not late at
 * the shop for another.
 */
const naFrente = (etapa: Vigia['etapa']) =>
  etapa === 'aceita'
    ? sql`(o.status in ('em_retirada', 'em_entrega') or o.status = 'aceita' and o.id < s.id)`
    : sql`o.status = ${sql.lit(etapa)} and o.id < s.id`;

/** The time limits to reach and to leave the shop start when the parcel is ready, not before [pronto]. */
const prontaAntes = (etapa: Vigia['etapa']) => (etapa === 'em_entrega' ? sql`null` : sql`s.pronto_em`);

/**
 * Selects deliveries that stay too long in a step. The time starts at the latest event: a step of the courier in any
 * delivery, a milestone, an answer to a problem, an intervention, the parcel being ready.
 * Index `solicitacao_parada`, then some lookups per delivery that is too old. The row lock blocks a step until the
 * question is committed. A row that another transaction has locked is skipped.
 */
const paradas = ({ etapa, tipo, segundos }: Regra) => sql`
  (select s.id, s.entregador_id, s.status as etapa, ${sql.lit(tipo)} as tipo, ${segundos}::int as limite, p.desde
     from solicitacao s
    cross join lateral (
      select greatest(s.data_status, ${prontaAntes(etapa)},
               (select max(o.data_status) from solicitacao o where o.entregador_id = s.entregador_id),
               (select max(m.registrado_em) from marco m where m.solicitacao_id = s.id),
               (select max(i.quando) from intervencao i where i.solicitacao_id = s.id),
               (select max(p.respondido_em) from problema p where p.solicitacao_id = s.id)) as desde offset 0) p
    where s.status = ${sql.lit(etapa)}
      and s.data_status < (select agora() - make_interval(secs => ${segundos}))
      and p.desde < (select agora() - make_interval(secs => ${segundos}))
      and not exists (select from solicitacao o where o.entregador_id = s.entregador_id
                       and o.status in (${sql.join(STATUS_EM_ANDAMENTO.map((status) => sql.lit(status)))})
                       and ${naFrente(etapa)})
      and not exists (select from problema q where q.solicitacao_id = s.id and q.encerrado_em is null)
      and not exists (select from vigia v where v.solicitacao_id = s.id
                       and (v.encerrada_em is null
                            or v.entregador_id = s.entregador_id and v.etapa = s.status and v.tipo = ${sql.lit(tipo)}))
    limit ${sql.lit(POR_VEZ)} for share of s skip locked)`;

/**
 * Selects couriers with open deliveries and without a signal. The first delivery represents all. Indexes of the open
 * deliveries, then `sinal` by its key.
 */
const semSinal = (segundos: number) => sql`
  (select s.id, s.entregador_id, s.status as etapa, 'sem_sinal' as tipo, ${segundos}::int as limite,
          greatest(s.data_status, g.ultimo_sinal) as desde
     from solicitacao s
     join sinal g on g.entregador_id = s.entregador_id
    where s.status in (${sql.join(STATUS_EM_ANDAMENTO.map((status) => sql.lit(status)))})
      and s.data_status < (select agora() - make_interval(secs => ${segundos}))
      and coalesce(g.ultimo_sinal < (select agora() - make_interval(secs => ${segundos})), true)
      and not exists (select from solicitacao o where o.entregador_id = s.entregador_id
                       and o.status in (${sql.join(STATUS_EM_ANDAMENTO.map((status) => sql.lit(status)))})
                       and o.id < s.id)
      and not exists (select from problema q where q.solicitacao_id = s.id and q.encerrado_em is null)
      and not exists (select from vigia v where v.solicitacao_id = s.id
                       and (v.encerrada_em is null
                            or v.entregador_id = s.entregador_id and v.etapa = s.status and v.tipo = 'sem_sinal'))
    limit ${sql.lit(POR_VEZ)} for share of s skip locked)`;

function consultas({ aceita, em_retirada, em_entrega, sinal }: Limites): RawBuilder<unknown>[] {
  const todas = [
    sinal !== null && semSinal(sinal),
    aceita !== null && paradas({ etapa: 'aceita', tipo: 'aceita_sem_chegar', segundos: aceita }),
    em_retirada !== null && paradas({ etapa: 'em_retirada', tipo: 'no_comercio_demais', segundos: em_retirada }),
    em_entrega !== null && paradas({ etapa: 'em_entrega', tipo: 'no_caminho_demais', segundos: em_entrega }),
  ];
  return todas.filter((consulta) => consulta !== false);
}

/**
 * Removes questions whose delivery got a problem between the snapshot and the lock. The deliveries are locked now, so
 * this statement sees all committed problems.
 */
async function semProblemaAberto(em: Em, novas: readonly Levantada[]): Promise<Levantada[]> {
  if (novas.length === 0) return [];
  const retiradas = await rows(
    em,
    sql<Pick<Vigia, 'id'>>`
      delete from vigia v using problema q
       where v.id = any(${novas.map(({ id }) => id)}::int[]) and q.solicitacao_id = v.solicitacao_id and q.encerrado_em is null
      returning v.id`,
  );
  return novas.filter(({ id }) => !retiradas.some((retirada) => retirada.id === id));
}

/**
 * Raises questions about deliveries that stay too long, and returns the new ones. Two unique indexes prevent duplicates
 * of concurrent processes: one row per delivery, courier, step and kind, and one open question per delivery. A courier
 * without a signal for `alcance_segundos` does not have the app open and gets a push.
 */
export async function levantar(em: Em, limites: Limites, alcance_segundos: number): Promise<Levantada[]> {
  const achadas: Levantada[] = [];
  for (const consulta of consultas(limites)) {
    const novas = await rows(
      em,
      sql<Levantada>`
        with parada as materialized ${consulta}
        insert into vigia (solicitacao_id, entregador_id, tipo, etapa, desde, limite_segundos, aberta_em, por_push)
        select p.id, p.entregador_id, p.tipo, p.etapa, p.desde, p.limite, agora(),
               coalesce(g.ultimo_sinal < agora() - make_interval(secs => ${alcance_segundos}), true)
          from parada p join sinal g on g.entregador_id = p.entregador_id
        on conflict do nothing
        returning id, solicitacao_id, entregador_id`,
    );
    achadas.push(...(await semProblemaAberto(em, novas)));
  }
  return achadas;
}
