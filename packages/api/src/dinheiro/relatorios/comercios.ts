import type { DadosComercio, ItemComercio } from '@corre/contract/relatorios/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { porNome, sql } from '@corre/db/sql.ts';
import { celulasComTaxa, type Somas, somasDeSempre } from '../entregas/somas.queries.ts';

/**
 * Reports per shop with deliveries, of all time or of one week. `total_taxa` is the shop's share of its couriers' fees,
 * so both reports have the same total to the cent (ADR 0019).
 */
export function relatorioComercios(em: Em, semana_inicio: string | null): Promise<ItemComercio[]> {
  const daSemana = (): Somas =>
    em
      .getKysely()
      .selectFrom(celulasComTaxa(em).where('r.semana_inicio', '=', semana_inicio).as('c'))
      .select(['c.entregador_id', 'c.comercio_id', 'c.total_entregas', 'c.total_quantidade', 'c.total_valor'])
      .select('c.taxa as total_taxa');
  const somas: Somas = semana_inicio === null ? somasDeSempre(em, { todos: true }) : daSemana();
  return em
    .getKysely()
    .selectFrom(somas.as('s'))
    .innerJoin('comercio as c', 'c.id', 's.comercio_id')
    .groupBy('c.id')
    .select(({ fn }) => [
      'c.id as comercio_id',
      'c.nome as comercio',
      fn.sum<number>('s.total_entregas').as('total_entregas'),
      fn.sum<number>('s.total_valor').as('valor_total'),
      fn.sum<number>('s.total_taxa').as('total_taxa'),
    ])
    .orderBy('valor_total', 'desc')
    .orderBy(porNome('c.nome'))
    .orderBy('c.id')
    .execute();
}

/** Sums of each courier for each shop, of all time. */
const pares = (em: Em) =>
  em
    .getKysely()
    .selectFrom(somasDeSempre(em, { todos: true }).as('p'))
    .groupBy(['comercio_id', 'entregador_id'])
    .select(({ fn }) => [
      'comercio_id',
      'entregador_id',
      fn.sum<number>('total_entregas').as('entregas'),
      fn.sum<number>('total_quantidade').as('quantidade'),
      fn.sum<number>('total_valor').as('valor'),
    ]);

/**
 * Returns data per shop, of all time. Active shops without deliveries are included. Couriers with most deliveries come
 * first.
 */
export const dadosComercios = (em: Em): Promise<DadosComercio[]> =>
  em
    .getKysely()
    .selectFrom('comercio as c')
    .leftJoin(pares(em).as('p'), 'p.comercio_id', 'c.id')
    .leftJoin('entregador as e', 'e.id', 'p.entregador_id')
    .where(({ eb, or }) => or([eb('c.ativo', '=', true), eb('p.comercio_id', 'is not', null)]))
    .groupBy('c.id')
    .select(({ fn, lit }) => [
      'c.id as comercio_id',
      'c.nome as comercio',
      fn.coalesce(fn.sum<number>('p.entregas'), lit(0)).as('total_entregas'),
      fn.coalesce(fn.sum<number>('p.quantidade'), lit(0)).as('total_quantidade'),
      fn.coalesce(fn.sum<number>('p.valor'), lit(0)).as('valor_total'),
      fn.count<number>('p.entregador_id').as('numero_entregadores'),
      fn
        .coalesce(
          fn
            .agg<string[]>('array_agg', ['e.nome_completo'])
            .orderBy('p.entregas', 'desc')
            .orderBy(porNome('e.nome_completo'))
            .filterWhere('e.id', 'is not', null),
          sql<string[]>`'{}'`,
        )
        .as('entregadores_utilizados'),
    ])
    .orderBy('valor_total', 'desc')
    .orderBy(porNome('c.nome'))
    .orderBy('c.id')
    .execute();
