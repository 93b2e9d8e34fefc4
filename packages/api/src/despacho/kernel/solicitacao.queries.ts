import { TENTATIVAS_DO_CODIGO } from '@corre/contract/prova/regras.ts';
import type { Marco } from '@corre/contract/solicitacoes/marcos-contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import { agora, jsonBuildObject, sql } from '@corre/db/sql.ts';
import { desfecho, voltando } from '../../base/desfecho.ts';

/**
 * Selects the milestones of `solicitacao s` in order, by the primary key of `marco`. Milestones of a courier who handed
 * the delivery over are left out, because they say nothing about the present courier (ADR 0024).
 */
const marcosDaSolicitacao = sql<Marco[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('tipo', m.tipo, 'quando', m.quando) order by m.quando, m.registrado_em), '[]')
    from marco m
   where m.solicitacao_id = s.id
     and (m.ator_tipo <> 'entregador' or m.ator_id = s.entregador_id))`;

/**
 * Selects requests as the panels show them: `s`, its shop `c`, its courier `e` and its open offer `o`. Callers add
 * filters and an order.
 */
export const solicitacoesVistas = (db: Queries) =>
  db
    .selectFrom('solicitacao as s')
    .innerJoin('comercio as c', 'c.id', 's.comercio_id')
    .leftJoin('entregador as e', 'e.id', 's.entregador_id')
    .leftJoin('oferta as o', (join) =>
      join.onRef('o.rota_id', '=', 's.rota_id').on('o.resultado', 'is', null).on('o.expira_em', '>', agora),
    )
    .select(['s.id', 'c.nome as comercio', 's.comercio_id', 'c.endereco_retirada as comercio_endereco'])
    .select(['c.link_loja as comercio_link', 's.endereco', 's.observacao', 's.urgente', 's.origem', 's.valor_estimado'])
    .select(['s.link_localizacao', 's.data_solicitacao', 's.status', 'e.nome_completo as nome_entregador'])
    .select(['s.pagamento', 's.valor_a_receber', 's.troco_para'])
    .select(['s.exige_codigo', 's.codigo_de_fora', 's.exige_foto', 's.exige_recebedor', 's.recebedor'])
    .select(['s.pronto_em', 's.canal', 's.numero_pedido', 's.referencia_externa', 's.volta'])
    .select(['s.rota_id', 's.ordem', 's.entregador_id', 's.data_status'])
    .select((eb) => [
      sql<boolean>`s.status = 'finalizada' and s.pagamento <> 'online' and exists (
        select 1 from entrega d where d.solicitacao_id = s.id and d.status = 'pendente')`.as('a_liberar'),
      desfecho.as('desfecho'),
      voltando.as('a_devolver'),
      sql<boolean>`s.exige_codigo and s.status = 'em_entrega' and exists (
        select 1 from codigo_entrega k
         where k.solicitacao_id = s.id and k.tentativas >= ${sql.lit(TENTATIVAS_DO_CODIGO)}
           and k.dispensado_por is null)`.as('codigo_esgotado'),
      eb.case().when('s.status', '=', 'aguardando').then(eb.ref('o.posicao_fila')).end().as('posicao_fila'),
      eb
        .case()
        .when('s.status', '=', 'aguardando')
        .then(sql<number | null>`ceil(extract(epoch from o.expira_em - agora()))::int`)
        .end()
        .as('tempo_reserva'),
      eb
        .selectFrom('solicitacao as t')
        .select(eb.fn.countAll<number>().as('total'))
        .whereRef('t.rota_id', '=', 's.rota_id')
        .where('t.status', '<>', 'cancelada')
        .$asScalar()
        .$notNull()
        .as('total_rota'),
      eb
        .selectFrom('intervencao as i')
        .select(({ ref }) =>
          jsonBuildObject({ acao: ref('i.acao'), motivo: ref('i.motivo'), quando: ref('i.quando') }).as('intervencao'),
        )
        .whereRef('i.solicitacao_id', '=', 's.id')
        .orderBy('i.id', 'desc')
        .limit(1)
        .as('intervencao'),
      marcosDaSolicitacao.as('marcos'),
      eb.selectFrom('foto_prova as p').select('p.quando').whereRef('p.solicitacao_id', '=', 's.id').as('foto_em'),
    ]);

/** SQL value: the rate of the current week, in percent [taxa]. The planner computes it once for a statement. */
export const taxaDaSemanaCorrente = sql<number>`(select taxa_da_semana(semana_de(agora())))`;

/** Returns the stops of a route that still wait, in order, each with the rate of the current week. */
export const solicitacoesDaRota = compiled((db, given: Given<{ rota_id: number }>) =>
  solicitacoesVistas(db)
    .select(taxaDaSemanaCorrente.as('taxa_percentual'))
    .where('s.rota_id', '=', given('rota_id'))
    .where('s.status', '=', 'aguardando')
    .orderBy('s.ordem'),
);
