import type { EstadoFatura } from '@corre/contract/fechamento/vocabulario.ts';
import { sql } from '@corre/db/sql.ts';
import { daLoja, type Escopo } from '../../base/escopo.ts';

/** The account of one shop's week, in reais. */
export interface ContasDaLoja {
  semana_inicio: string;
  comercio_id: number;
  total_entregas: number;
  valor: number;
  estado: EstadoFatura;
  recebida_em: string | null;
}

/**
 * Selects the invoices of the given weeks, of the shops in the scope. Shops without deliveries in a week have no
 * invoice. An issued invoice gives its frozen amounts. Indexes: primary key of `resumo_semanal`, `resumo_do_comercio`,
 * `fatura_da_semana`, `recebimento_unico`.
 */
export const faturasDasSemanas = (semanas: readonly string[], escopo: Escopo) => sql<ContasDaLoja>`
  select w.semana_inicio, w.comercio_id, coalesce(f.total_entregas, w.total_entregas) as total_entregas,
         coalesce(f.total_valor, w.total_valor) as valor,
         case when b.id is not null then 'recebida'
              when w.semana_inicio >= (select semana_de(agora())) then 'aberta' else 'a_receber' end as estado,
         b.feito_em as recebida_em
    from (
      select r.semana_inicio, r.comercio_id, sum(r.total_entregas)::int as total_entregas, sum(r.total_valor) as total_valor
        from resumo_semanal r
       where r.semana_inicio = any(${semanas}::date[]) and ${daLoja('r.comercio_id', escopo)}
       group by r.semana_inicio, r.comercio_id
    ) w
    left join fatura f on f.semana_inicio = w.semana_inicio and f.comercio_id = w.comercio_id
    left join recebimento b on b.fatura_id = f.id and b.tipo = 'recebida'
     and not exists (select from recebimento z where z.fatura_id = f.id and z.tentativa = b.tentativa and z.tipo = 'estornada')`;
