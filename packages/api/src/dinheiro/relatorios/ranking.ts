import { TAMANHO_RANKING } from '@corre/contract/constants.ts';
import type { topSemanaSchema } from '@corre/contract/relatorios/contrato.ts';
import { MEDALHAS } from '@corre/contract/vocabulario.ts';
import { semanaLabel } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { porNome, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';

/** The week's sums of each active courier who did not opt out of the ranking. */
const somasDaSemana = (em: Em, semana_inicio: string) =>
  em
    .getKysely()
    .selectFrom('resumo_semanal as r')
    .innerJoin('entregador as e', 'e.id', 'r.entregador_id')
    .where('r.semana_inicio', '=', semana_inicio)
    .where('e.ativo', '=', true)
    .where('e.aparece_no_ranking', '=', true)
    .groupBy('e.id')
    .select(({ eb, fn }) => [
      'e.id',
      'e.nome_completo',
      'e.usuario',
      sql<number>`coalesce(round(e.avaliacao_soma::numeric / nullif(e.total_avaliacoes, 0), 1), 0)`.as(
        'avaliacao_media',
      ),
      'e.total_avaliacoes',
      fn.sum<number>('r.total_entregas').as('total_entregas'),
      eb(
        fn.sum<number>('r.total_valor'),
        '-',
        fn<number>('taxa_de', [fn.sum('r.total_valor'), sql`${semana_inicio}::date`]),
      ).as('total_liquido'),
    ]);

/**
 * Returns the best couriers of the last closed week [ranking]. It orders by deliveries, net amount, rating, then name
 *. Couriers who are inactive or opted out are left out. Reads one week of `resumo_semanal` by its primary
 * key.
 */
export async function topSemana(em: Em): Promise<z.output<typeof topSemanaSchema>> {
  const db = em.getKysely();
  const { semana_inicio } = await db
    .selectNoFrom(sql<string>`semana_de(agora()) - 7`.as('semana_inicio'))
    .executeTakeFirstOrThrow();
  const melhores = await db
    .selectFrom(somasDaSemana(em, semana_inicio).as('t'))
    .selectAll('t')
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .orderBy('t.total_entregas', 'desc')
            .orderBy('t.total_liquido', 'desc')
            .orderBy('t.avaliacao_media', 'desc')
            .orderBy(porNome('t.nome_completo'))
            .orderBy('t.id'),
        )
        .as('posicao'),
    )
    .orderBy('posicao')
    .limit(TAMANHO_RANKING)
    .execute();
  return {
    semana: semanaLabel(semana_inicio),
    top_entregadores: melhores.map((top) => ({ ...top, medalha: MEDALHAS[top.posicao - 1] ?? null })),
  };
}
