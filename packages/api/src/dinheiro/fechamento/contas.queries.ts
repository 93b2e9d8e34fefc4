import type { EstadoSemana } from '@corre/contract/fechamento/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { doEntregador, type EscopoDeEntregadores } from '../../base/escopo.ts';

/** The account of one courier's week, in reais. */
export interface Contas {
  semana_inicio: string;
  entregador_id: number;
  total_entregas: number;
  total_comercios: number;
  bruto: number;
  taxa: number;
  ajustes: number;
  liquido: number;
  estado: EstadoSemana;
  preparado_em: string | null;
  pago_em: string | null;
  id_transacao: string | null;
}

/** SQL condition: adjustment `a` counts. A credit counts at once, a debit after the courier's consent. */
export const contado = sql<boolean>`a.cancelado_em is null and (a.valor > 0 or a.consentido_em is not null)`;

/** Joins `q`, the mark as paid of payout `p` that is not reversed. The unique constraint allows at most one. */
const marcaViva = sql`
  left join quitacao q on q.pagamento_id = p.id and q.tipo = 'paga'
   and not exists (select from quitacao z where z.pagamento_id = p.id and z.tentativa = q.tentativa and z.tipo = 'estornada')`;

/**
 * Selects the accounts of the given weeks, of the couriers in the scope. A courier is listed for a week with
 * a delivery or an adjustment. A prepared payout gives its frozen amounts. The other accounts are computed from the
 * weekly sums, never from the deliveries.
 * Indexes: primary key of `resumo_semanal`, `resumo_do_entregador`, `ajuste_da_semana`, `pagamento_da_semana`,
 * `contestacao_valor_aberta`.
 */
export const contasDasSemanas = (semanas: readonly string[], escopo: EscopoDeEntregadores) => sql<Contas>`
  select c.*, c.bruto - c.taxa + c.ajustes as liquido
    from (
      select w.semana_inicio, w.entregador_id,
             coalesce(p.total_entregas, w.total_entregas) as total_entregas, w.total_comercios,
             coalesce(p.total_valor, w.total_valor) as bruto, coalesce(p.total_taxa, taxa_de(w.total_valor, w.semana_inicio)) as taxa,
             coalesce(p.total_ajustes, w.total_ajustes) as ajustes,
             case when q.id is not null then 'paga'
                  when w.semana_inicio >= (select semana_de(agora())) then 'aberta'
                  when exists (select from contestacao_valor v where v.semana_inicio = w.semana_inicio
                                and v.entregador_id = w.entregador_id and v.respondida_em is null) then 'contestada'
                  else 'a_pagar' end as estado,
             p.preparado_em, q.feita_em as pago_em, q.id_transacao
        from (
          select l.semana_inicio, l.entregador_id, sum(l.total_entregas)::int as total_entregas,
                 count(l.comercio_id)::int as total_comercios, sum(l.total_valor) as total_valor,
                 sum(l.total_ajustes) as total_ajustes
            from (
              select r.semana_inicio, r.entregador_id, r.comercio_id, r.total_entregas, r.total_valor, 0 as total_ajustes
                from resumo_semanal r
               where r.semana_inicio = any(${semanas}::date[]) and ${doEntregador('r.entregador_id', escopo)}
              union all
              select a.semana_inicio, a.entregador_id, null, 0, 0, case when ${contado} then a.valor else 0 end
                from ajuste a
               where a.semana_inicio = any(${semanas}::date[]) and a.cancelado_em is null and ${doEntregador('a.entregador_id', escopo)}
            ) l group by l.semana_inicio, l.entregador_id
        ) w
        left join pagamento p on p.semana_inicio = w.semana_inicio and p.entregador_id = w.entregador_id
        ${marcaViva}
    ) c`;

/** Returns one courier's week, or undefined if the week has nothing for this courier. */
export async function contasDe(em: Em, semana_inicio: string, entregador_id: number): Promise<Contas | undefined> {
  const [contas] = await rows(em, contasDasSemanas([semana_inicio], { entregador: entregador_id }));
  return contas;
}
