import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { LISTA_MAX } from '../shared/constantes.ts';
import type {
  entregaAtivaSchema,
  SolicitacaoDoComercio,
  SolicitacaoView,
  solicitacaoDoSuporteSchema,
} from './contrato.ts';

/** Finished requests shown on the courier's tab, at most (specification §9). */
const FINALIZADAS_NO_PAINEL = 3;

/** The columns of a request (specification §3), from `solicitacao s`, `comercio c`, `entregador e` and its live offer `o`. */
const colunas = sql`
  s.id, c.nome as comercio, s.endereco, s.observacao, s.urgente, s.origem, s.valor_estimado, s.link_localizacao,
  s.data_solicitacao, s.status, e.nome_completo as nome_entregador, s.rota_id, s.ordem, s.entregador_id, s.data_status,
  case when s.status = 'aguardando' then o.posicao_fila end as posicao_fila,
  case when s.status = 'aguardando' then ceil(extract(epoch from o.expira_em - agora()))::int end as tempo_reserva,
  (select count(*)::int from solicitacao t where t.rota_id = s.rota_id and t.status <> 'cancelada') as total_rota`;

const origem = sql`
  solicitacao s
  join comercio c on c.id = s.comercio_id
  left join entregador e on e.id = s.entregador_id
  left join oferta o on o.rota_id = s.rota_id and o.resultado is null and o.expira_em > agora()`;

/** The stops of a route that still wait, in order. */
export const solicitacoesDaRota = (em: Em, rota_id: number) =>
  rows(
    em,
    sql<SolicitacaoView>`select ${colunas} from ${origem}
      where s.rota_id = ${rota_id} and s.status = 'aguardando' order by s.ordem`,
  );

/** A courier's open requests in the order he took them, then the last finished ones. Indexes `solicitacao_aberta_do_entregador`, `solicitacao_do_entregador`. */
export const solicitacoesDoEntregador = (em: Em, entregador_id: number) =>
  rows(
    em,
    sql<SolicitacaoView>`
      (select ${colunas} from ${origem}
        where s.entregador_id = ${entregador_id} and s.status in ('aceita', 'em_retirada', 'em_entrega')
        order by array_position(array['em_entrega', 'em_retirada', 'aceita'], s.status), s.data_status, s.id)
      union all
      (select ${colunas} from ${origem}
        where s.entregador_id = ${entregador_id} and s.status = 'finalizada'
        order by s.data_status desc limit ${FINALIZADAS_NO_PAINEL})`,
  );

/** A shop's open requests and those of the last day. Indexes `solicitacao_aberta_do_comercio`, `solicitacao_do_comercio`. */
export const solicitacoesDoComercio = (em: Em, comercio_id: number) =>
  rows(
    em,
    sql<SolicitacaoDoComercio>`
      select ${colunas},
             case when e.total_avaliacoes > 0 then round(e.avaliacao_soma::numeric / e.total_avaliacoes, 1) end as avaliacao_media,
             e.total_avaliacoes, a.nota,
             (select count(*)::int from mensagem m
               where m.solicitacao_id = s.id and m.remetente_tipo = 'entregador'
                 and m.sequencia > coalesce((select ate_sequencia from leitura l
                                              where l.solicitacao_id = s.id and l.leitor_tipo = 'comercio'), 0)) as mensagens_nao_lidas
        from ${origem} left join avaliacao a on a.solicitacao_id = s.id
       where s.comercio_id = ${comercio_id}
         and (s.status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega')
              or s.data_solicitacao > agora() - interval '1 day')
       order by s.data_solicitacao desc, s.id desc
       limit ${LISTA_MAX}`,
  );

/** Support's list: what waits first, oldest on top, then the newest. Index `solicitacao_recente`. */
export const todasSolicitacoes = (em: Em) =>
  rows(
    em,
    sql<z.output<typeof solicitacaoDoSuporteSchema>>`
      select ${colunas}, r.sinalizada_em is not null and s.status = 'aguardando' as sinalizada
        from ${origem} join rota r on r.id = s.rota_id
       where s.status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega') or s.data_solicitacao > agora() - interval '1 day'
       order by s.status <> 'aguardando',
                case when s.status = 'aguardando' then s.data_solicitacao end,
                s.data_solicitacao desc, s.id desc
       limit ${LISTA_MAX}`,
  );

/** Deliveries that couriers hold now, longest first (specification §3, active delivery). */
export const entregasAtivas = (em: Em) =>
  rows(
    em,
    sql<z.output<typeof entregaAtivaSchema>>`
      select s.id as entrega_id, s.entregador_id, e.nome_completo as entregador_nome, c.nome as comercio, s.endereco, s.status,
             floor(extract(epoch from agora() - h.quando) / 60)::int as tempo_minutos, s.valor_estimado, h.quando as data_inicio
        from solicitacao s
        join comercio c on c.id = s.comercio_id
        join entregador e on e.id = s.entregador_id
        join solicitacao_historico h on h.solicitacao_id = s.id and h.status = 'aceita'
       where s.status in ('aceita', 'em_retirada', 'em_entrega')
       order by h.quando, s.id`,
  );
