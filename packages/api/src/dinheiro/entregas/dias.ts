import { FUSO } from '@corre/contract/constants.ts';
import type { DiaDaSemana } from '@corre/contract/entregas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/**
 * Returns the seven days of each of a courier's weeks, Monday first. The fee is one of the week [taxa]: a day takes the
 * week's fee up to it less the fee before it, so the days add up to the week (ADR 0019).
 * Index `entrega_da_semana_do_entregador`.
 */
export async function diasDasSemanas(
  em: Em,
  entregador_id: number,
  semanas: readonly string[],
): Promise<Map<string, DiaDaSemana[]>> {
  const lidos = await rows(
    em,
    sql<DiaDaSemana & { semana_inicio: string }>`
      select d.semana_inicio, d.dia, d.valor as total_valor, d.entregas as total_entregas,
             d.valor - (taxa_de(d.ate_o_dia, d.semana_inicio) - taxa_de(d.ate_o_dia - d.valor, d.semana_inicio)) as total_liquido
        from (
          select w.semana_inicio, w.semana_inicio + n as dia, coalesce(t.valor, 0) as valor, coalesce(t.entregas, 0) as entregas,
                 sum(coalesce(t.valor, 0)) over (partition by w.semana_inicio order by n) as ate_o_dia
            from unnest(${semanas}::date[]) as w (semana_inicio)
           cross join generate_series(0, 6) as n
            left join (
              select semana_inicio, timezone(${FUSO}, data_entrega)::date as dia, sum(valor) as valor, count(*)::int as entregas
                from entrega where entregador_id = ${entregador_id} and semana_inicio = any(${semanas}::date[])
               group by 1, 2
            ) t on t.semana_inicio = w.semana_inicio and t.dia = w.semana_inicio + n
        ) d
       order by d.semana_inicio, d.dia`,
  );
  const porSemana = Map.groupBy(lidos, ({ semana_inicio }) => semana_inicio);
  return new Map([...porSemana].map(([semana, dias]) => [semana, dias.map(({ semana_inicio: _, ...dia }) => dia)]));
}
