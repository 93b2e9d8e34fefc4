import { AGENDAR_DIAS } from '@corre/contract/solicitacoes/criar-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type RawBuilder, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import type { Plano } from '../../despacho/kernel/reter.queries.ts';
import { tempoEntreEtapas } from '../tempos/tempo-entre-etapas.ts';

/** Maximum of time between the offer and the ready parcel, in seconds, however slow couriers come. */
const ANTECEDENCIA_MAX = 45 * 60;

/**
 * Returns the median time that couriers need from acceptance to this shop's counter, in seconds. Without enough data it
 * returns the configured default.
 */
export async function antecedenciaDaLoja(em: Em, config: Config, comercio_id: number): Promise<number> {
  const tempo = await tempoEntreEtapas(em, { de: 'aceita', ate: 'em_retirada' }, { loja: comercio_id });
  return Math.min(tempo?.p50 ?? config.PREPARO_ANTECEDENCIA_SEGUNDOS, ANTECEDENCIA_MAX);
}

/** SQL: whether a time is too far ahead for an order, by the database's clock. */
export const longe = (quando: RawBuilder<string>) =>
  sql<boolean>`${quando} > ${agora} + make_interval(days => ${AGENDAR_DIAS})`;

/** The latest of the times, and whether it is too far ahead. */
const olhar = (em: Em, prontos: string[]) =>
  em
    .getKysely()
    .selectFrom(sql<{ pronto: string }>`unnest(${prontos}::timestamptz[])`.as<'p'>(sql`p (pronto)`))
    .select(({ fn }) => fn.max('p.pronto').as('pronto_em'))
    .select(longe(sql<string>`max(p.pronto)`).as('longe'))
    .executeTakeFirstOrThrow();

/**
 * Returns when a route is ready and how long before that it is offered [pronto]. Returns null without a query if no
 * stop has a time. Call it before the dispatch lock. Throws 400.
 */
export async function planejar(
  em: Em,
  config: Config,
  comercio_id: number,
  paradas: readonly { pronto_em: string | null }[],
): Promise<Plano | null> {
  const prontos = paradas.flatMap(({ pronto_em }) => pronto_em ?? []);
  if (prontos.length === 0) return null;
  const { pronto_em, longe } = await olhar(em, prontos);
  if (longe) throw new BusinessError('AGENDAMENTO_LONGE_DEMAIS');
  return { pronto_em, antecedencia_segundos: await antecedenciaDaLoja(em, config, comercio_id) };
}
