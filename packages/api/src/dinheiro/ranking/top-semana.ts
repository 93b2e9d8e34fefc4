import { TAMANHO_RANKING } from '@corre/contract/constants.ts';
import type { TopEntregador, topSemanaSchema } from '@corre/contract/ranking/contrato.ts';
import { MEDALHAS } from '@corre/contract/vocabulario.ts';
import { rotuloDaSemana } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';

/**
 * The last closed week's best couriers: by deliveries, then net amount, then rating, then name (decision record 0010).
 * Only the active ones who did not opt out. Reads one week of the weekly sums by its primary key.
 */
export async function topSemana(em: Em): Promise<z.output<typeof topSemanaSchema>> {
  const { semana_inicio } = await onlyRow(
    em,
    sql<{ semana_inicio: string }>`select (semana_de(agora()) - 7)::text as semana_inicio`,
  );
  const melhores = await rows(
    em,
    sql<Omit<TopEntregador, 'medalha'>>`
      select t.*, row_number() over (order by t.total_entregas desc, t.total_liquido desc, t.avaliacao_media desc,
                                              lower(t.nome_completo), t.id)::int as posicao
        from (select e.id, e.nome_completo, e.usuario,
                     coalesce(round(e.avaliacao_soma::numeric / nullif(e.total_avaliacoes, 0), 1), 0) as avaliacao_media,
                     e.total_avaliacoes, sum(r.total_entregas)::int as total_entregas,
                     sum(r.total_valor) - taxa_de(sum(r.total_valor)) as total_liquido
                from resumo_semanal r join entregador e on e.id = r.entregador_id
               where r.semana_inicio = ${semana_inicio}::date and e.ativo and e.aparece_no_ranking
               group by e.id) t
       order by posicao
       limit ${TAMANHO_RANKING}`,
  );
  return {
    semana: rotuloDaSemana(semana_inicio),
    top_entregadores: melhores.map((top) => ({ ...top, medalha: MEDALHAS[top.posicao - 1] ?? null })),
  };
}
