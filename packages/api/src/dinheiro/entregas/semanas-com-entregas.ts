import { SEMANAS_HISTORICO } from '@corre/contract/constants.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, rows, sql } from '@corre/db/sql.ts';

/** The owner of the weeks: a courier or a shop. */
export type Dono = { entregador_id: number } | { comercio_id: number };

/** Returns the column of the owner and its value. */
export const deQuem = (dono: Dono) =>
  'entregador_id' in dono
    ? (['entregador_id', dono.entregador_id] as const)
    : (['comercio_id', dono.comercio_id] as const);

const so = (dono: Dono | 'todos'): Expression<boolean> => {
  if (dono === 'todos') return sql<boolean>`true`;
  const [coluna, id] = deQuem(dono);
  return sql<boolean>`${sql.ref(coluna)} = ${id}`;
};

/**
 * Returns the Mondays of the newest weeks with deliveries, of everybody or of one owner, newest first. The recursive
 * query reads the index once per week instead of once per sum. Indexes: primary key, `resumo_do_entregador`,
 * `resumo_do_comercio`.
 */
export async function semanasComEntregas(em: Em, dono: Dono | 'todos'): Promise<string[]> {
  const lidas = await rows(
    em,
    sql<{ semana_inicio: string }>`
      with recursive semana (semana_inicio, vez) as (
        select max(semana_inicio), 1 from resumo_semanal where ${so(dono)}
        union all
        select (select max(r.semana_inicio) from resumo_semanal r where ${so(dono)} and r.semana_inicio < s.semana_inicio), vez + 1
          from semana s where s.semana_inicio is not null and vez < ${SEMANAS_HISTORICO}
      )
      select semana_inicio from semana where semana_inicio is not null order by 1 desc`,
  );
  return lidas.map(({ semana_inicio }) => semana_inicio);
}
