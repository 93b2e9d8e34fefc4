import type { EventoDaFila, explicacaoSchema } from '@corre/contract/fila/contrato.ts';
import { PULOS_GUARDADOS, STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import { semanaLabel } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Config } from '../../base/config.ts';

/** Number of the courier's newest answers that the query reads. */
const RESPOSTAS_MAX = 30;

/**
 * Selects the offers that went to somebody behind this courier while the courier was in a pause. Such an offer has no
 * `oferta_pulo` row for the courier if too many couriers were in a pause.
 * The query derives them from the courier's acts [pausas] (ADR 0018). The courier answered the route before and stood
 * in the queue without a delivery. Their place is the latest of going online, answering and finishing.
 * Columns `quando`, `rota_id`, `campos`. Indexes `oferta_do_entregador`, `oferta_por_rota`, `turno_por_entregador`.
 */
const pulosEmPausa = (
  entregador_id: number,
  { PAUSA_RECUSA_SEGUNDOS, PAUSA_EXPIRADA_SEGUNDOS }: Pick<Config, 'PAUSA_RECUSA_SEGUNDOS' | 'PAUSA_EXPIRADA_SEGUNDOS'>,
) => sql`
  select o.enviada_em as quando, o.rota_id,
         jsonb_build_object('tipo', 'pulo', 'motivo', case a.resultado when 'recusada' then 'pausa_recusa' else 'pausa_expirada' end) as campos
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

type Explicacao = z.output<typeof explicacaoSchema>;
type Numeros = Omit<Explicacao, 'eventos' | 'semana' | 'minutos_ociosos'> & { semana_inicio: string };

type SemLugar<T> = T extends unknown ? Omit<T, 'quando' | 'comercio'> : never;
type CamposDoTipo = SemLugar<EventoDaFila>;

/** Maximum number of lines in the explanation. */
const EVENTOS_MAX = 30;

/**
 * Condition on `oferta o`: the offer was delivered or has ended. No call shows an offer before its delivery (ADR 0016).
 */
const mostrada = sql`(o.resultado is not null or o.entregue_em is not null)`;

const numerosDaSemana = (em: Em, entregador_id: number) =>
  onlyRow(
    em,
    sql<Numeros>`
      with semana as (select semana_de(agora()) as dia, inicio_da_semana(semana_de(agora())) as inicio),
      minhas as (select o.* from oferta o, semana w where o.entregador_id = ${entregador_id} and o.enviada_em >= w.inicio and ${mostrada}),
      passos as (
        select min(h.quando) filter (where h.status = 'aceita') as de,
               coalesce(min(h.quando) filter (where h.status in (${sql.join(STATUS_ENCERRADO)})), agora()) as ate
          from solicitacao s join solicitacao_historico h on h.solicitacao_id = s.id
         where s.entregador_id = ${entregador_id} and s.data_status >= (select inicio from semana)
         group by s.id
      )
      select (select dia from semana)::text as semana_inicio,
             (select count(*)::int from minhas) as ofertas,
             (select count(*)::int from minhas where resultado = 'aceita') as aceitas,
             (select count(*)::int from minhas where resultado = 'recusada') as recusadas,
             (select count(*)::int from minhas where resultado = 'expirada') as expiradas,
             (select count(*)::int from minhas where resultado = 'nao_entregue') as nao_entregues,
             (select coalesce(sum(extract(epoch from coalesce(t.fim, agora()) - greatest(t.inicio, w.inicio))) / 60, 0)::int
                from turno t, semana w where t.entregador_id = ${entregador_id} and coalesce(t.fim, agora()) > w.inicio) as minutos_online,
             (select coalesce(sum(extract(epoch from upper(faixa) - lower(faixa))) / 60, 0)::int
                from unnest((select range_agg(tstzrange(greatest(de, (select inicio from semana)), ate)) from passos
                              where de is not null and ate > greatest(de, (select inicio from semana)))) as faixa) as minutos_ocupado`,
  );

/** A row of any of the event queries. `campos` holds the fields that only one kind of event has. */
type Recente = Pick<EventoDaFila, 'quando' | 'comercio'> & { campos: CamposDoTipo };

/**
 * Returns the latest events of each kind. A courier who was passed over has a row in `oferta_pulo` if they were among
 * the first couriers of that offer. Otherwise the event is derived from their time without a sign of life, or from
 * their own answers (ADR 0018). Indexes `oferta_do_entregador`, `oferta_pulo_do_entregador`, `silencio_do_entregador`,
 * `oferta_passou_muitos`.
 */
async function eventosRecentes(em: Em, config: Config, entregador_id: number): Promise<EventoDaFila[]> {
  const recentes = await rows(
    em,
    sql<Recente>`
      select e.quando, c.nome as comercio, e.campos
        from (
          (select o.enviada_em as quando, o.rota_id,
                  jsonb_build_object('tipo', 'oferta', 'resultado', o.resultado, 'posicao_fila', o.posicao_fila) as campos
             from oferta o where o.entregador_id = ${entregador_id} and ${mostrada} order by o.enviada_em desc limit ${EVENTOS_MAX})
          union all
          (select p.quando, o.rota_id, jsonb_build_object('tipo', 'pulo', 'motivo', p.motivo)
             from oferta_pulo p join oferta o on o.id = p.oferta_id
            where p.entregador_id = ${entregador_id} order by p.quando desc limit ${EVENTOS_MAX})
          union all
          (select o.enviada_em, o.rota_id, jsonb_build_object('tipo', 'pulo', 'motivo', 'inalcancavel')
             from silencio m join oferta o
               on o.praca_id = (select f.praca_id from fila_entregador f where f.entregador_id = m.entregador_id)
              and o.enviada_em >= m.desde and o.enviada_em < coalesce(m.ate, agora()) and o.pulados_sem_sinal > ${sql.lit(PULOS_GUARDADOS)}
              and (o.fila_desde, o.entregador_id) > (m.fila_desde, m.entregador_id)
            where m.entregador_id = ${entregador_id}
              and not exists (select 1 from oferta_pulo p where p.oferta_id = o.id and p.entregador_id = m.entregador_id)
            order by o.enviada_em desc limit ${EVENTOS_MAX})
          union all
          (${pulosEmPausa(entregador_id, config)})
          union all
          (select i.quando, min(s.rota_id),
                  jsonb_build_object('tipo', 'intervencao', 'acao', i.acao, 'motivo', i.motivo,
                                     'solicitacao_ids', jsonb_agg(i.solicitacao_id order by i.solicitacao_id))
             from intervencao i join solicitacao s on s.id = i.solicitacao_id
            where i.de_entregador_id = ${entregador_id}
            group by i.quando, i.acao, i.motivo order by i.quando desc limit ${EVENTOS_MAX})
        ) e join rota r on r.id = e.rota_id join comercio c on c.id = r.comercio_id
       order by e.quando desc limit ${EVENTOS_MAX}`,
  );
  return recentes.map(({ quando, comercio, campos }) => ({ quando, comercio, ...campos }));
}

/** Explains the queue to a courier: the offers and the idle time of this week, and why each offer went as it did. */
export async function explicarFila(em: Em, config: Config, entregador_id: number): Promise<Explicacao> {
  const { semana_inicio, ...numeros } = await numerosDaSemana(em, entregador_id);
  return {
    ...numeros,
    semana: semanaLabel(semana_inicio),
    minutos_ociosos: Math.max(0, numeros.minutos_online - numeros.minutos_ocupado),
    eventos: await eventosRecentes(em, config, entregador_id),
  };
}
