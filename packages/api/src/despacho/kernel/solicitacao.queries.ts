import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/** The columns of a request (specification §3), from `solicitacao s`, `comercio c`, `entregador e` and its live offer `o`. */
export const colunas = sql`
  s.id, c.nome as comercio, s.comercio_id, c.endereco_retirada as comercio_endereco, c.link_loja as comercio_link,
  s.endereco, s.observacao, s.urgente, s.origem, s.valor_estimado, s.link_localizacao,
  s.data_solicitacao, s.status, e.nome_completo as nome_entregador, s.rota_id, s.ordem, s.entregador_id, s.data_status,
  case when s.status = 'aguardando' then o.posicao_fila end as posicao_fila,
  case when s.status = 'aguardando' then ceil(extract(epoch from o.expira_em - agora()))::int end as tempo_reserva,
  (select count(*)::int from solicitacao t where t.rota_id = s.rota_id and t.status <> 'cancelada') as total_rota,
  (select jsonb_build_object('acao', i.acao, 'motivo', i.motivo, 'quando', i.quando) from intervencao i
    where i.solicitacao_id = s.id order by i.id desc limit 1) as intervencao`;

/** What `colunas` reads from. */
export const origem = sql`
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
