import { FUSO } from '@corre/contract/constants.ts';
import type { hojeSchema } from '@corre/contract/fila/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';

/**
 * Returns how long a courier was online since midnight in São Paulo, in minutes. An open stretch counts up to now.
 * Stretches of one courier do not overlap, so at most one stretch from before today reaches into today. The query
 * therefore reads today's stretches and the last one before, however long the history is. Index `turno_por_entregador`.
 */
export const hojeNaFila = (em: Em, entregador_id: number): Promise<z.output<typeof hojeSchema>> =>
  onlyRow(
    em,
    sql<z.output<typeof hojeSchema>>`
      with dia as materialized (
        select agora() as agora, timezone(${FUSO}, date_trunc('day', timezone(${FUSO}, agora()))) as inicio
      ),
      turnos as (
        (select t.inicio, t.fim from turno t
          where t.entregador_id = ${entregador_id} and t.inicio >= (select inicio from dia))
        union all
        (select t.inicio, t.fim from turno t
          where t.entregador_id = ${entregador_id} and t.inicio < (select inicio from dia)
          order by t.inicio desc limit 1)
      )
      select timezone(${FUSO}, d.agora)::date::text as dia,
             (select coalesce(floor(sum(extract(epoch from
                       greatest(coalesce(t.fim, d.agora), d.inicio) - greatest(t.inicio, d.inicio))) / 60), 0)::int
                from turnos t) as minutos_online
        from dia d`,
  );
