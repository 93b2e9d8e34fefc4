import { sql } from '@corre/db/sql.ts';

/** Open requests with their courier; `lugar` 1 is the one at hand. Index `solicitacao_aberta_do_entregador`. */
export const abertas = sql`
  select s.id, s.entregador_id, c.nome as comercio, s.valor_estimado, s.status, s.endereco, s.observacao, s.data_status,
         count(*) over (partition by s.entregador_id) as abertas,
         row_number() over (partition by s.entregador_id
           order by array_position(array['em_entrega', 'em_retirada', 'aceita'], s.status), s.data_status, s.id) as lugar
    from solicitacao s join comercio c on c.id = s.comercio_id
   where s.status in ('aceita', 'em_retirada', 'em_entrega')`;

/** Specification §3, active detail and delivery detail, out of `abertas a`. */
export const ativaDetalhes = sql`
  case when a.id is not null then jsonb_build_object('id', a.id, 'comercio', a.comercio, 'valor_estimado', a.valor_estimado,
    'status', a.status, 'endereco_entrega', a.endereco, 'descricao_produtos', a.observacao, 'desde', a.data_status)
  end as solicitacao_ativa_detalhes,
  case when a.id is not null then jsonb_build_object('comercio', a.comercio, 'valor', a.valor_estimado, 'status_entrega', a.status)
  end as entrega_ativa_detalhes`;

/** What `entregador e` did, as it is kept beside them. */
export const estatisticas = sql`
  jsonb_build_object('total_entregas', e.total_entregas, 'total_solicitacoes', e.total_solicitacoes) as estatisticas`;
