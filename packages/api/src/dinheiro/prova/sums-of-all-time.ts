import { type Check, contar, mesmoValor } from './check.ts';

interface Total {
  entregador_id: number;
  comercio_id: number;
  centavos: number;
  centavos_de_sempre: number;
}

const TOTALS = /* sql */ `
  select entregador_id, comercio_id, coalesce(s.v * 100, 0)::float8 as centavos, coalesce(f.total_valor * 100, 0)::float8 as centavos_de_sempre
    from (
      select entregador_id, comercio_id, sum(total_valor) as v
        from resumo_semanal where semana_inicio < (select ate from fechamento) group by 1, 2
    ) s
    full join resumo_fechado f using (entregador_id, comercio_id)
   order by entregador_id, comercio_id`;

interface Fees {
  entregador_id: number;
  centavos: number;
  centavos_de_sempre: number;
}

/** A courier's fee is rounded once a week. The shops' shares add up to it. */
const FEES = /* sql */ `
  select entregador_id, coalesce(s.taxa, 0)::float8 as centavos, coalesce(f.taxa, 0)::float8 as centavos_de_sempre
    from (
      select entregador_id, sum(div(bruto * 10 + 50, 100)) as taxa
        from (
          select entregador_id, (sum(total_valor) * 100)::bigint as bruto
            from resumo_semanal where semana_inicio < (select ate from fechamento) group by entregador_id, semana_inicio
        ) semana group by 1
    ) s
    full join (select entregador_id, sum(total_taxa) * 100 as taxa from resumo_fechado group by 1) f using (entregador_id)
   order by entregador_id`;

/**
 * Checks the sums of all closed weeks, used by reports of all time, against the weekly sums. It skips a check of one
 * week.
 */
export const sumsOfAllTime: Check = {
  nome: 'somas de sempre',
  async conferir(read, { semana }) {
    if (semana !== null) return 'somas de sempre: só na conferência inteira';
    let totais = 0;
    for await (const total of read<Total>(TOTALS)) {
      mesmoValor(
        total,
        ['as semanas fechadas somam', total.centavos],
        ['a soma de sempre diz', total.centavos_de_sempre],
      );
      totais += 1;
    }
    for await (const fees of read<Fees>(FEES)) {
      mesmoValor(fees, ['as taxas semanais somam', fees.centavos], ['a soma de sempre diz', fees.centavos_de_sempre]);
    }
    return contar(totais, 'soma de sempre', 'somas de sempre');
  },
};
