import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Queries } from '@corre/db/database.ts';
import { agora, type Expression, jsonBuildObject, sql } from '@corre/db/sql.ts';

/** SQL: the mean of the ratings that count, with one decimal, or 0 without any. */
export const mediaDe = (soma: Expression<number>, total: Expression<number>) =>
  sql<number>`coalesce(round(${soma}::numeric / nullif(${total}, 0), 1), 0)`;

/**
 * The requests that couriers hold, with the number per courier and two details for the lists. `lugar` 1 is the request
 * that is furthest on its way. Index `solicitacao_aberta_do_entregador`.
 */
const abertas = (db: Queries) =>
  db
    .selectFrom('solicitacao as s')
    .innerJoin('comercio as c', 'c.id', 's.comercio_id')
    .where('s.status', 'in', STATUS_EM_ANDAMENTO)
    .select(({ ref, fn }) => [
      's.id',
      's.entregador_id',
      jsonBuildObject({
        id: ref('s.id'),
        comercio: ref('c.nome'),
        valor_estimado: ref('s.valor_estimado'),
        status: ref('s.status'),
        endereco_entrega: ref('s.endereco'),
        descricao_produtos: ref('s.observacao'),
        desde: ref('s.data_status'),
      }).as('solicitacao_ativa_detalhes'),
      jsonBuildObject({
        comercio: ref('c.nome'),
        valor: ref('s.valor_estimado'),
        status_entrega: ref('s.status'),
      }).as('entrega_ativa_detalhes'),
      fn
        .countAll<number>()
        .over((over) => over.partitionBy('s.entregador_id'))
        .as('abertas'),
      fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('s.entregador_id')
            .orderBy(sql`array_position(${[...STATUS_EM_ANDAMENTO]}::text[], s.status)`, 'desc')
            .orderBy('s.data_status')
            .orderBy('s.id'),
        )
        .as('lugar'),
    ]);

/**
 * Selects couriers `e` with their row of the queue `f`, the request at hand `a` and the active suspension `v`. All
 * lists of the back office share these columns. A suspension is over when its end has passed. Index
 * `suspensao_ativa_unica`.
 */
export const entregadoresComTrabalho = (db: Queries) =>
  db
    // Without `materialized` PostgreSQL would join it courier by courier, because it expects one row.
    .with((cte) => cte('aberta').materialized(), abertas)
    .selectFrom('entregador as e')
    .leftJoin('fila_entregador as f', 'f.entregador_id', 'e.id')
    .leftJoin('aberta as a', (on) => on.onRef('a.entregador_id', '=', 'e.id').on('a.lugar', '=', 1))
    .leftJoin('suspensao as v', (on) =>
      on
        .onRef('v.entregador_id', '=', 'e.id')
        .on('v.data_remocao', 'is', null)
        .on('v.data_expiracao_suspensao', '>', agora),
    )
    // A registration without approval is not a courier yet.
    .where('e.aprovacao', 'is', null)
    .select(['e.id', 'e.nome_completo', 'e.usuario', 'e.telefone_pessoal', 'e.data_cadastro', 'e.data_inicio'])
    .select(['e.assinatura_planilha', 'e.ativo', 'e.veiculo', 'e.total_avaliacoes'])
    .select(['v.motivo_suspensao', 'v.duracao_horas as duracao_suspensao_horas'])
    .select(['v.data_suspensao', 'v.data_expiracao_suspensao'])
    .select(['a.solicitacao_ativa_detalhes', 'a.entrega_ativa_detalhes'])
    .select(({ eb, ref, fn, lit }) => [
      // A way back to the shop counts too, after its request was cancelled [devolver].
      eb
        .case()
        .when(fn.coalesce('f.entregas_abertas', lit(0)), '=', 0)
        .then(sql.lit<'livre' | 'ocupado'>('livre'))
        .else(sql.lit<'livre' | 'ocupado'>('ocupado'))
        .end()
        .as('status'),
      fn.coalesce('f.online', lit(false)).as('online'),
      eb
        .case()
        .when('f.suspenso_ate', '<=', agora)
        .then(0)
        .else(fn.coalesce('f.recusas_consecutivas', lit(0)))
        .end()
        .as('recusas_consecutivas'),
      mediaDe(ref('e.avaliacao_soma'), ref('e.total_avaliacoes')).as('avaliacao_media'),
      jsonBuildObject({
        total_entregas: ref('e.total_entregas'),
        total_solicitacoes: ref('e.total_solicitacoes'),
      }).as('estatisticas'),
    ]);
