import { type Check, contar, iguais, mesmoValor } from './check.ts';

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
}

/** Sums of the deliveries beside the sums kept by the triggers. */
const CELLS = /* sql */ `
  select to_char(semana_inicio, 'YYYY-MM-DD') as semana, entregador_id, comercio_id,
         coalesce(d.n, 0)::float8 as entregas, coalesce(d.q, 0)::float8 as quantidade, coalesce(d.v * 100, 0)::float8 as centavos,
         coalesce(r.total_entregas, 0)::float8 as no_resumo, coalesce(r.total_quantidade, 0)::float8 as quantidade_no_resumo,
         coalesce(r.total_valor * 100, 0)::float8 as centavos_no_resumo
    from (
      select semana_de(data_entrega) as semana_inicio, entregador_id, comercio_id, count(*) as n, sum(quantidade) as q, sum(valor) as v
        from entrega where status = 'concluida' and ($1::date is null or semana_inicio = $1::date)
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
      iguais(cell, ['pacotes contados:', cell.quantidade], ['no resumo da semana:', cell.quantidade_no_resumo]);
      entregas += cell.entregas;
      celulas += 1;
    }
    return `${contar(entregas, 'entrega', 'entregas')} em ${contar(celulas, 'soma semanal', 'somas semanais')}`;
  },
};
