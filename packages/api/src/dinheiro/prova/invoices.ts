import { type Check, contar, emPalavras, iguais, mesmoValor } from './check.ts';

interface Invoice {
  semana: string;
  comercio_id: number;
  entregas: number;
  centavos: number;
  entregas_feitas: number;
  soma: number;
}

const INVOICES = /* sql */ `
  select to_char(f.semana_inicio, 'YYYY-MM-DD') as semana, f.comercio_id, f.total_entregas as entregas, (f.total_valor * 100)::float8 as centavos,
         coalesce(d.n, 0)::float8 as entregas_feitas, coalesce(d.v * 100, 0)::float8 as soma
    from fatura f
    left join (
      select semana_inicio, comercio_id, count(*) as n, sum(valor) as v
        from entrega where status = 'concluida' and ($1::date is null or semana_inicio = $1::date) group by 1, 2
    ) d on d.semana_inicio = f.semana_inicio and d.comercio_id = f.comercio_id
   where $1::date is null or f.semana_inicio = $1::date
   order by f.semana_inicio, f.comercio_id`;

/** Checks invoices against the shops' deliveries. */
export const invoices: Check = {
  nome: 'faturas',
  async conferir(read, { semana }) {
    let quantas = 0;
    let total = 0;
    for await (const invoice of read<Invoice>(INVOICES, [semana])) {
      mesmoValor(invoice, ['as entregas somam', invoice.soma], ['a fatura diz', invoice.centavos]);
      iguais(invoice, ['entregas contadas:', invoice.entregas_feitas], ['na fatura:', invoice.entregas]);
      quantas += 1;
      total += invoice.centavos;
    }
    return `${contar(quantas, 'fatura', 'faturas')}, ${emPalavras(total)}`;
  },
};
