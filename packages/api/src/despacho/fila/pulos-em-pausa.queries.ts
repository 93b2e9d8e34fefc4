import { PULOS_GUARDADOS, STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import { sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';

/** Number of the courier's newest answers that the query reads. */
const RESPOSTAS_MAX = 30;

/**
 * Selects the offers that went to somebody behind this courier while the courier was in a pause. Such an offer has no
 * `oferta_pulo` row for the courier if too many couriers were in a pause.
 * The query derives them from the courier's acts (ADR 0005, ADR 0044). The courier answered the route before and stood
 * in the queue without a delivery. Their place is the latest of going online, answering and finishing.
 * Columns `quando`, `rota_id`, `dados`. Indexes `oferta_do_entregador`, `oferta_por_rota`, `turno_por_entregador`.
 */
export const pulosEmPausa = (
  entregador_id: number,
  { PAUSA_RECUSA_SEGUNDOS, PAUSA_EXPIRADA_SEGUNDOS }: Pick<Config, 'PAUSA_RECUSA_SEGUNDOS' | 'PAUSA_EXPIRADA_SEGUNDOS'>,
) => sql`
  select o.enviada_em as quando, o.rota_id,
         jsonb_build_object('tipo', 'pulo', 'motivo', case a.resultado when 'recusada' then 'pausa_recusa' else 'pausa_expirada' end) as dados
    from (select rota_id, resultado, respondida_em from oferta
           where entregador_id = ${entregador_id} and resultado in ('recusada', 'expirada')
           order by enviada_em desc limit ${RESPOSTAS_MAX}) a
    join oferta o on o.rota_id = a.rota_id and o.entregador_id <> ${entregador_id} and o.pulados_em_pausa > ${sql.lit(PULOS_GUARDADOS)}
     and o.enviada_em >= a.respondida_em
     and o.enviada_em < a.respondida_em + make_interval(secs => case a.resultado when 'recusada' then ${PAUSA_RECUSA_SEGUNDOS}::float8
                                                                                 else ${PAUSA_EXPIRADA_SEGUNDOS}::float8 end)
    join turno t on t.entregador_id = ${entregador_id} and t.inicio <= o.enviada_em and coalesce(t.fim, 'infinity') > o.enviada_em
   where not exists (select 1 from oferta_pulo p where p.oferta_id = o.id and p.entregador_id = ${entregador_id})
     and not exists (select 1 from oferta m where m.entregador_id = ${entregador_id} and m.id < o.id
                        and coalesce(m.respondida_em, 'infinity') > o.enviada_em)
     and not exists (select 1 from solicitacao s join solicitacao_historico h on h.solicitacao_id = s.id and h.status = 'aceita'
                      where s.entregador_id = ${entregador_id} and h.quando <= o.enviada_em
                        and not exists (select 1 from solicitacao_historico z where z.solicitacao_id = s.id
                                           and z.status in (${sql.join(STATUS_ENCERRADO)}) and z.quando <= o.enviada_em))
     and (greatest(t.inicio,
                   (select max(m.respondida_em) from oferta m where m.entregador_id = ${entregador_id}
                       and m.resultado in ('recusada', 'expirada') and m.respondida_em <= o.enviada_em),
                   (select max(e.data_entrega) from entrega e where e.entregador_id = ${entregador_id}
                       and e.solicitacao_id is not null and e.data_entrega <= o.enviada_em)),
          ${entregador_id}::int) < (o.fila_desde, o.entregador_id)
   order by o.enviada_em desc limit ${RESPOSTAS_MAX}`;
