import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { EntregaView, estatisticasSchema, resumoDoComercioSchema } from '@corre/contract/entregas/contrato.ts';
import { semanaLabel } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, behind, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { onePage, type Page } from '../../base/page.ts';
import { entregasLidas, rotular } from './entrega.queries.ts';
import { somasDeSempre } from './somas.queries.ts';

/**
 * Returns a shop's newest deliveries, and all deliveries that await its release, however old. `antes_de` returns the
 * next older ones. Indexes `entrega_recente_do_comercio`, `entrega_pendente`.
 */
export async function entregasDoComercio(
  em: Em,
  comercio_id: number,
  antes_de?: number,
  page?: Page,
): Promise<EntregaView[]> {
  const dela = em.getKysely().selectFrom('entrega as n').select('n.id').where('n.comercio_id', '=', comercio_id);
  const pagina = dela
    .where(behind('n', 'entrega', 'data', antes_de))
    .orderBy('n.data', 'desc')
    .orderBy('n.id', 'desc')
    .limit(LISTA_MAX + 1);
  const pendentes = dela.where('n.status', '=', 'pendente');
  const lidas = await entregasLidas(em)
    .where('t.id', 'in', antes_de === undefined ? pendentes.unionAll(({ parens }) => parens(pagina)) : pagina)
    .orderBy('t.data', 'desc')
    .orderBy('t.id', 'desc')
    .execute();
  const vistas = lidas.map(rotular);
  const espera = ({ status }: EntregaView) => antes_de === undefined && status === 'pendente';
  return onePage(vistas, { max: LISTA_MAX, page, stays: espera });
}

/** Returns all deliveries that await the shop's release, oldest first, without a limit. Index `entrega_pendente`. */
export async function entregasPendentes(em: Em, comercio_id: number): Promise<EntregaView[]> {
  const lidas = await entregasLidas(em)
    .where('t.comercio_id', '=', comercio_id)
    .where('t.status', '=', 'pendente')
    .orderBy('t.data')
    .orderBy('t.id')
    .execute();
  return lidas.map(rotular);
}

/** Totals of all time. The fee is the sum of the weekly fees (ADR 0019). */
const estatisticas = (em: Em, entregador_id: number): Promise<z.output<typeof estatisticasSchema>> =>
  em
    .getKysely()
    .selectFrom(somasDeSempre(em, { entregador: entregador_id }).as('p'))
    .select(({ eb, fn, lit, selectFrom }) => [
      fn.coalesce(fn.sum<number>('p.total_entregas'), lit(0)).as('total_entregas'),
      fn.coalesce(fn.sum<number>('p.total_quantidade'), lit(0)).as('total_quantidade'),
      fn.coalesce(fn.sum<number>('p.total_valor'), lit(0)).as('total_valor'),
      fn.coalesce(fn.sum<number>('p.total_taxa'), lit(0)).as('total_taxa'),
      fn.coalesce(fn.sum<number>(eb('p.total_valor', '-', eb.ref('p.total_taxa'))), lit(0)).as('total_a_receber'),
      // A trigger keeps the number, so requests are not counted at each read. An unknown courier gets 0.
      fn
        .coalesce(selectFrom('entregador').select('total_solicitacoes').where('id', '=', entregador_id), lit(0))
        .as('total_solicitacoes'),
    ])
    .executeTakeFirstOrThrow();

/**
 * Returns a courier's newest deliveries and totals of all time. `antes_de` returns the next older ones. Index
 * `entrega_recente_do_entregador`.
 */
export async function entregasDoEntregador(em: Em, entregador_id: number, antes_de?: number, page?: Page) {
  const lidas = await entregasLidas(em)
    .where('t.entregador_id', '=', entregador_id)
    .where(behind('t', 'entrega', 'data', antes_de))
    .orderBy('t.data', 'desc')
    .orderBy('t.id', 'desc')
    .limit(LISTA_MAX + 1)
    .execute();
  const entregas = onePage(lidas.map(rotular), { max: LISTA_MAX, page });
  return { entregas, estatisticas: await estatisticas(em, entregador_id) };
}

/** Returns a shop's totals of the current week. Index `resumo_do_comercio`. */
export async function resumoDoComercio(em: Em, comercio_id: number): Promise<z.output<typeof resumoDoComercioSchema>> {
  const resumo = await em
    .getKysely()
    .selectFrom('resumo_semanal')
    .select(({ fn, lit }) => [
      fn<string>('semana_de', [agora]).as('semana_inicio'),
      fn.coalesce(fn.sum<number>('total_entregas'), lit(0)).as('total_entregas'),
      fn.coalesce(fn.sum<number>('total_quantidade'), lit(0)).as('total_quantidade'),
      fn.coalesce(fn.sum<number>('total_valor'), lit(0)).as('total_valor'),
      fn.count<number>('entregador_id').distinct().as('total_entregadores'),
    ])
    .where('comercio_id', '=', comercio_id)
    // `agora()` is volatile, so the index is usable only if the call is in a subquery.
    .where('semana_inicio', '=', sql<string>`(select semana_de(agora()))`)
    .executeTakeFirstOrThrow();
  return { ...resumo, semana: semanaLabel(resumo.semana_inicio) };
}
