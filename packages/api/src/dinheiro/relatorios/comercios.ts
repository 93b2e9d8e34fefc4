import type { DadosComercio, ItemComercio } from '@corre/contract/relatorios/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { celulasComTaxa } from '../entregas/celulas.ts';

/**
 * Per shop that had deliveries, of all time or of one week. `total_taxa` is the shop's share of its couriers' fees, so the
 * report adds up to the couriers' report to the cent (decision record 0006).
 */
export const relatorioComercios = (em: Em, semana_inicio: string | null): Promise<ItemComercio[]> =>
  rows(
    em,
    sql<ItemComercio>`
      with celula as (${celulasComTaxa(sql`${semana_inicio}::date is null or r.semana_inicio = ${semana_inicio}::date`)})
      select c.id as comercio_id, c.nome as comercio, sum(s.total_entregas)::int as total_entregas, sum(s.total_valor) as valor_total,
             sum(s.taxa) as total_taxa
        from celula s join comercio c on c.id = s.comercio_id
       group by c.id
       order by valor_total desc, lower(c.nome), c.id`,
  );

/** Per shop, of all time; active shops without deliveries too. Names of couriers by how much they delivered there. */
export const dadosComercios = (em: Em): Promise<DadosComercio[]> =>
  rows(
    em,
    sql<DadosComercio>`
      with pares as (
        select comercio_id, entregador_id, sum(total_entregas) as entregas, sum(total_quantidade) as quantidade, sum(total_valor) as valor
          from resumo_semanal group by comercio_id, entregador_id
      )
      select c.id as comercio_id, c.nome as comercio, coalesce(sum(p.entregas), 0)::int as total_entregas,
             coalesce(sum(p.quantidade), 0)::int as total_quantidade, coalesce(sum(p.valor), 0) as valor_total,
             count(p.entregador_id)::int as numero_entregadores,
             coalesce(array_agg(e.nome_completo order by p.entregas desc, e.nome_completo) filter (where e.id is not null), '{}')
               as entregadores_utilizados
        from comercio c
        left join pares p on p.comercio_id = c.id
        left join entregador e on e.id = p.entregador_id
       where c.ativo or p.comercio_id is not null
       group by c.id
       order by valor_total desc, lower(c.nome), c.id`,
  );
