import { type Check, contar, iguais, mesmoValor } from './check.ts';

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

/** A courier's fee is rounded once a week, at the week's rate. The shops' shares add up to it. */
const FEES = /* sql */ `
  select entregador_id, coalesce(s.taxa, 0)::float8 as centavos, coalesce(f.taxa, 0)::float8 as centavos_de_sempre
    from (
      select entregador_id, sum(div(bruto * centesimos + 5000, 10000)) as taxa
        from (
          select entregador_id, (sum(total_valor) * 100)::bigint as bruto, (taxa_da_semana(semana_inicio) * 100)::bigint as centesimos
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

interface Cell {
  semana: string;
  entregador_id: number;
  comercio_id: number;
  entregas: number;
  quantidade: number;
  centavos: number;
  no_resumo: number;
  quantidade_no_resumo: number;
  centavos_no_resumo: number;
  liquidos_errados: number;
}

/**
 * Sums of the deliveries beside the sums kept by the triggers, and how many deliveries have another net value than the
 * rate of their week leaves.
 */
const CELLS = /* sql */ `
  select to_char(semana_inicio, 'YYYY-MM-DD') as semana, entregador_id, comercio_id,
         coalesce(d.n, 0)::float8 as entregas, coalesce(d.q, 0)::float8 as quantidade, coalesce(d.v * 100, 0)::float8 as centavos,
         coalesce(r.total_entregas, 0)::float8 as no_resumo, coalesce(r.total_quantidade, 0)::float8 as quantidade_no_resumo,
         coalesce(r.total_valor * 100, 0)::float8 as centavos_no_resumo, coalesce(d.erradas, 0)::float8 as liquidos_errados
    from (
      select semana_de(data_entrega) as semana_inicio, entregador_id, comercio_id, count(*) as n, sum(quantidade) as q, sum(valor) as v,
             count(*) filter (
               where valor_liquido * 100 <> valor * 100 - div((valor * 100)::bigint * t.centesimos + 5000, 10000)
             ) as erradas
        from entrega
       cross join lateral (select (taxa_da_semana(entrega.semana_inicio) * 100)::bigint as centesimos offset 0) t
       where status = 'concluida' and ($1::date is null or semana_inicio = $1::date)
       group by 1, 2, 3
    ) d
    full join (select * from resumo_semanal where $1::date is null or semana_inicio = $1::date) r using (semana_inicio, entregador_id, comercio_id)
   order by semana_inicio, entregador_id, comercio_id`;

/** Checks the sums per week, courier and shop against the deliveries. */
export const weeklySums: Check = {
  nome: 'somas semanais',
  async conferir(read, { semana }) {
    let entregas = 0;
    let celulas = 0;
    for await (const cell of read<Cell>(CELLS, [semana])) {
      mesmoValor(cell, ['as entregas somam', cell.centavos], ['o resumo da semana diz', cell.centavos_no_resumo]);
      iguais(cell, ['entregas contadas:', cell.entregas], ['no resumo da semana:', cell.no_resumo]);
      iguais(cell, ['entregas com outro líquido que o da taxa:', cell.liquidos_errados], ['devem ser:', 0]);
      iguais(cell, ['pacotes contados:', cell.quantidade], ['no resumo da semana:', cell.quantidade_no_resumo]);
      entregas += cell.entregas;
      celulas += 1;
    }
    return `${contar(entregas, 'entrega', 'entregas')} em ${contar(celulas, 'soma semanal', 'somas semanais')}`;
  },
};
