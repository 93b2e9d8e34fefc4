import { taxaInCents } from '@corre/contract/cents.ts';
import { type Check, contar, emPalavras, iguais, mesmoValor, NaoConfere } from './check.ts';

interface Payout {
  semana: string;
  entregador_id: number;
  /** whether it was prepared. An older payout has no number of deliveries. */
  preparado: boolean;
  entregas: number;
  bruto: number;
  taxa: number;
  ajustes: number;
  liquido: number;
  entregas_feitas: number;
  soma: number;
  /** the rate of the week, in percent */
  percentual: number;
  ajustes_somados: number;
  ajuste_errado: number | null;
}

const PAYOUTS = /* sql */ `
  select to_char(p.semana_inicio, 'YYYY-MM-DD') as semana, p.entregador_id, taxa_da_semana(p.semana_inicio)::float8 as percentual,
         p.preparado_por is not null as preparado,
         p.total_entregas as entregas, (p.total_valor * 100)::float8 as bruto, (p.total_taxa * 100)::float8 as taxa,
         (p.total_ajustes * 100)::float8 as ajustes, (p.total_liquido * 100)::float8 as liquido,
         coalesce(d.n, 0)::float8 as entregas_feitas, coalesce(d.v * 100, 0)::float8 as soma,
         coalesce(a.v * 100, 0)::float8 as ajustes_somados, a.errado as ajuste_errado
    from pagamento p
    left join (
      select semana_inicio, entregador_id, count(*) as n, sum(valor) as v
        from entrega where status = 'concluida' and ($1::date is null or semana_inicio = $1::date) group by 1, 2
    ) d on d.semana_inicio = p.semana_inicio and d.entregador_id = p.entregador_id
    left join (
      select a.pagamento_id, sum(a.valor) as v,
             min(a.id) filter (where (a.semana_inicio, a.entregador_id) <> (b.semana_inicio, b.entregador_id)
                                  or a.cancelado_em is not null or (a.valor < 0 and a.consentido_em is null)) as errado
        from ajuste a join pagamento b on b.id = a.pagamento_id group by 1
    ) a on a.pagamento_id = p.id
   where $1::date is null or p.semana_inicio = $1::date
   order by p.semana_inicio, p.entregador_id`;

function conferirPagamento(payout: Payout): void {
  const taxa = taxaInCents(payout.soma, payout.percentual);
  mesmoValor(payout, ['as entregas somam', payout.soma], ['o pagamento congelado diz bruto', payout.bruto]);
  mesmoValor(payout, ['a taxa recalculada é', taxa], ['o pagamento congelado diz taxa', payout.taxa]);
  mesmoValor(
    payout,
    ['os ajustes somam', payout.ajustes_somados],
    ['o pagamento congelado diz ajustes', payout.ajustes],
  );
  const liquido = payout.soma - taxa + payout.ajustes_somados;
  mesmoValor(payout, ['o líquido recalculado é', liquido], ['o pagamento congelado diz líquido', payout.liquido]);
  if (payout.preparado) {
    iguais(payout, ['entregas contadas:', payout.entregas_feitas], ['no pagamento congelado:', payout.entregas]);
  }
  if (payout.ajuste_errado === null) return;
  throw new NaoConfere(
    `semana ${payout.semana}, entregador #${payout.entregador_id}: o ajuste #${payout.ajuste_errado} foi contado sem valer para este pagamento`,
  );
}

/**
 * Checks frozen payouts against deliveries, fee and adjustments. The fee is computed in TypeScript from the week's rate,
 * because the database function computed the frozen fee.
 */
export const payouts: Check = {
  nome: 'pagamentos',
  async conferir(read, { semana }) {
    let quantos = 0;
    let total = 0;
    for await (const payout of read<Payout>(PAYOUTS, [semana])) {
      conferirPagamento(payout);
      quantos += 1;
      total += payout.liquido;
    }
    return `${contar(quantos, 'pagamento congelado', 'pagamentos congelados')}, ${emPalavras(total)}`;
  },
};
