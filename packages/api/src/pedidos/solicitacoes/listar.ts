import type {
  entregaAtivaSchema,
  ParteDaLista,
  SolicitacaoDoComercio,
  SolicitacaoView,
  solicitacaoDoSuporteSchema,
} from '@corre/contract/solicitacoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { colunas, origem } from '../../despacho/kernel/solicitacao.queries.ts';
import { deTodos, doComercio, doEntregador, idsDaParte } from './parte-da-lista.ts';

/** A courier's open requests in the order he took them, then the last finished ones. */
export const solicitacoesDoEntregador = (em: Em, entregador_id: number, parte: ParteDaLista = {}) =>
  rows(
    em,
    sql<SolicitacaoView>`
      select ${colunas} from ${origem}
       where s.id in (${idsDaParte(doEntregador(entregador_id), parte)})
       order by array_position(array['em_entrega', 'em_retirada', 'aceita', 'finalizada'], s.status),
                case when s.status <> 'finalizada' then s.data_status end,
                case when s.status <> 'finalizada' then s.id end, s.id desc`,
  );

/** A shop's open requests, newest first, then those that closed. Unread messages are those of its conversation (decision record 0025). */
export const solicitacoesDoComercio = (em: Em, comercio_id: number, parte: ParteDaLista = {}) =>
  rows(
    em,
    sql<SolicitacaoDoComercio>`
      select ${colunas},
             case when e.total_avaliacoes > 0 then round(e.avaliacao_soma::numeric / e.total_avaliacoes, 1) end as avaliacao_media,
             e.total_avaliacoes, a.nota,
             (select count(*)::int from mensagem m
               where m.solicitacao_id = v.principal and m.entregador_id = s.entregador_id and m.remetente_tipo = 'entregador'
                 and m.sequencia > coalesce((select ate_sequencia from leitura l
                                              where l.solicitacao_id = v.principal and l.leitor_tipo = 'comercio'), 0)) as mensagens_nao_lidas
        from ${origem} left join avaliacao a on a.solicitacao_id = s.id
        left join lateral (select min(t.id) as principal from solicitacao t
                            where t.rota_id = s.rota_id and t.entregador_id = s.entregador_id) v on true
       where s.id in (${idsDaParte(doComercio(comercio_id), parte)})
       order by s.status in ('finalizada', 'cancelada'), s.id desc`,
  );

/** Support's list: what waits first, oldest on top, then what is under way, then what closed. */
export const todasSolicitacoes = (em: Em, parte: ParteDaLista = {}) =>
  rows(
    em,
    sql<z.output<typeof solicitacaoDoSuporteSchema>>`
      select ${colunas}, r.sinalizada_em is not null and s.status = 'aguardando' as sinalizada,
             case when s.status = 'aguardando' and o.id is not null then jsonb_build_object(
               'entregador_id', o.entregador_id,
               'nome_entregador', (select nome_completo from entregador where id = o.entregador_id),
               'enviada_em', o.enviada_em, 'entregue_em', o.entregue_em, 'expira_em', o.expira_em) end as oferta_viva
        from ${origem} join rota r on r.id = s.rota_id
       where s.id in (${idsDaParte(deTodos, parte)})
       order by s.status <> 'aguardando', s.status in ('finalizada', 'cancelada'),
                case when s.status = 'aguardando' then s.data_solicitacao end, s.id desc`,
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
