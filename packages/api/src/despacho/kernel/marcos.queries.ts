import type { Marco } from '@corre/contract/solicitacoes/marcos-contrato.ts';
import { sql } from '@corre/db/sql.ts';

/**
 * Selects the milestones of `solicitacao s` in order, by the primary key of `marco`. Milestones of a courier who handed
 * the delivery over are left out, because they say nothing about the present courier (ADR 0069).
 */
export const marcosDaSolicitacao = sql<Marco[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('tipo', m.tipo, 'quando', m.quando) order by m.quando, m.registrado_em), '[]')
    from marco m
   where m.solicitacao_id = s.id
     and (m.ator_tipo <> 'entregador' or m.ator_id = s.entregador_id))`;
