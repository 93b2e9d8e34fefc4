import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import { diaDoPagamento, rotuloDaSemana } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { semanaCorrente } from '../entregas/semanas.ts';

/** Totals per courier; the fee is the sum of his weekly fees (decision record 0006). Reads the weekly sums, not the deliveries. */
const totais = (em: Em, semana_inicio: string | null) =>
  rows(
    em,
    sql<ItemEntregador>`
      with semanas as (
        select entregador_id, sum(total_entregas) as entregas, sum(total_valor) as valor, taxa_de(sum(total_valor)) as taxa
          from resumo_semanal
         where ${semana_inicio}::date is null or semana_inicio = ${semana_inicio}::date
         group by entregador_id, semana_inicio
      )
      select e.id as entregador_id, e.nome_completo as nome, e.usuario, sum(s.entregas)::int as total_entregas,
             sum(s.valor) as total_valor, sum(s.taxa) as total_taxa, sum(s.valor - s.taxa) as total_a_receber
        from semanas s join entregador e on e.id = s.entregador_id
       group by e.id
       order by total_entregas desc, total_valor desc, lower(e.nome_completo), e.id`,
  );

/** Every courier who delivered, of all time, removed ones included: their deliveries stay in the reports. */
export const relatorioEntregadores = (em: Em): Promise<ItemEntregador[]> => totais(em, null);

/** The current week, per courier who delivered in it. */
export async function relatorioDaSemana(em: Em) {
  const semana_inicio = await semanaCorrente(em);
  return {
    semana: rotuloDaSemana(semana_inicio),
    semana_inicio,
    dia_pagamento: diaDoPagamento(semana_inicio),
    relatorio: await totais(em, semana_inicio),
  };
}
