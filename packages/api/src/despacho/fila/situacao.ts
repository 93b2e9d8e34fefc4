import type { situacaoDaFilaSchema } from '@corre/contract/fila/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';

/**
 * The queue in numbers (decision record 0005). `posicao_fila` is the place among those who could be offered something
 * now or are looking at an offer; null for whoever is not in the queue.
 */
export async function situacaoDaFila(
  em: Em,
  { user_type, id }: Pick<Ator, 'user_type' | 'id'>,
): Promise<z.output<typeof situacaoDaFilaSchema>> {
  const entregador_id = user_type === 'entregador' ? id : null;
  return onlyRow(
    em,
    sql<z.output<typeof situacaoDaFilaSchema>>`
      with espera as (
        select s.id, exists (select 1 from oferta o where o.rota_id = s.rota_id and o.resultado is null and o.expira_em > agora()) as reservada
          from rota r join solicitacao s on s.rota_id = r.id and s.status = 'aguardando'
         where r.aguardando
      ), fila as (
        select f.entregador_id, row_number() over (order by f.fila_desde, f.entregador_id)::int as posicao
          from fila_entregador f join entregador e on e.id = f.entregador_id
         where f.online and e.ativo and (f.suspenso_ate is null or f.suspenso_ate <= agora())
           and not exists (select 1 from solicitacao s where s.entregador_id = f.entregador_id
                            and s.status in ('aceita', 'em_retirada', 'em_entrega'))
      )
      select (select count(*)::int from espera) as total_fila,
             (select count(*)::int from espera where not reservada) as disponiveis,
             (select count(*)::int from espera where reservada) as reservadas,
             (select count(*)::int from fila_entregador f join entregador e on e.id = f.entregador_id
               where f.online and e.ativo) as online,
             (select posicao from fila where entregador_id = ${entregador_id}::int) as posicao_fila`,
  );
}
