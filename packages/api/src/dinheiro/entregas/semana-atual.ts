import { liquido } from '@corre/contract/cents.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { ResumoSemanal, semanaAtualSchema } from '@corre/contract/entregas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { diasDasSemanas } from './dias.ts';
import { entregasLidas, rotular } from './entrega.queries.ts';
import { semanaComTaxa, semanasDe, semanaVazia } from './semanas.ts';
import { taxasPlanejadas } from './taxa.queries.ts';

/** Counts trips. Deliveries of one route count once, and each launched delivery counts by itself. */
const rotasDaSemana = (em: Em, entregador_id: number, semana_inicio: string) =>
  em
    .getKysely()
    .selectFrom('entrega as t')
    .leftJoin('solicitacao as s', 's.id', 't.solicitacao_id')
    .select(({ fn, neg, ref }) =>
      fn
        .count<number>(fn.coalesce('s.rota_id', neg(ref('t.id'))))
        .distinct()
        .as('total'),
    )
    .where('t.entregador_id', '=', entregador_id)
    .where('t.semana_inicio', '=', semana_inicio)
    .executeTakeFirstOrThrow();

type ALiberar = Pick<
  z.output<typeof semanaAtualSchema>,
  'entregas_a_liberar' | 'valor_a_liberar' | 'liquido_a_liberar' | 'proxima_taxa'
>;

/**
 * Sums the deliveries that await a shop's release. Their net value is what they add to the week's, because the fee is
 * one of the week (ADR 0019). In the same statement: the next change of the fee. Index `entrega_pendente_do_entregador`.
 */
const somaALiberar = (em: Em, entregador_id: number, { semana_inicio, total_valor }: ResumoSemanal) =>
  onlyRow(
    em,
    sql<ALiberar>`
      select p.entregas as entregas_a_liberar, p.valor as valor_a_liberar,
             p.valor - (taxa_de(${total_valor}::numeric + p.valor, ${semana_inicio}::date)
                      - taxa_de(${total_valor}::numeric, ${semana_inicio}::date)) as liquido_a_liberar,
             ${taxasPlanejadas} -> 0 as proxima_taxa
        from (
          select count(*)::int as entregas, coalesce(sum(valor), 0) as valor from entrega
           where entregador_id = ${entregador_id} and status = 'pendente'
        ) p`,
  );

/** The newest deliveries that await a shop's release. Index `entrega_pendente_do_entregador`. */
const entregasALiberar = (em: Em, entregador_id: number) =>
  entregasLidas(em)
    .where('t.entregador_id', '=', entregador_id)
    .where('t.status', '=', 'pendente')
    .orderBy('t.data', 'desc')
    .orderBy('t.id', 'desc')
    .limit(LISTA_MAX)
    .execute();

/** The number of all deliveries that ever counted. A trigger keeps it. */
const contadasDeSempre = (em: Em, entregador_id: number) =>
  em.getKysely().selectFrom('entregador').select('total_entregas').where('id', '=', entregador_id).executeTakeFirst();

/** Returns a courier's current week for the five cards and seven bars [semana-do-entregador]. */
export async function semanaAtual(em: Em, entregador_id: number): Promise<z.output<typeof semanaAtualSchema>> {
  const corrente = await semanaComTaxa(em);
  const { semana_inicio } = corrente;
  const [semana = semanaVazia(corrente)] = await semanasDe(em, { entregador_id }, semana_inicio);
  const { total: total_rotas } = await rotasDaSemana(em, entregador_id, semana_inicio);
  const pendentes = await somaALiberar(em, entregador_id, semana);
  const contadas = (await contadasDeSempre(em, entregador_id))?.total_entregas ?? 0;
  return {
    ...semana,
    ...pendentes,
    // Their net value is what a release brings now, at the rate of this week.
    a_liberar: (await entregasALiberar(em, entregador_id)).map((entrega) =>
      rotular({ ...entrega, valor_liquido: liquido(entrega.valor, corrente.taxa_percentual) }),
    ),
    ja_entregou: contadas + pendentes.entregas_a_liberar > 0,
    total_rotas,
    por_dia: (await diasDasSemanas(em, entregador_id, [semana_inicio])).get(semana_inicio) ?? [],
  };
}
