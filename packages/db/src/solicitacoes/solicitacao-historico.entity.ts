import { ATORES, STATUS_SOLICITACAO } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Solicitacao } from './solicitacao.entity.ts';

/** The time and the actor of each step of a request, once per step (invariant 5) [passos]. */
export const SolicitacaoHistorico = defineEntity({
  name: 'SolicitacaoHistorico',
  tableName: 'solicitacao_historico',
  properties: {
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').primary(),
    status: p.enum(STATUS_SOLICITACAO).primary(),
    quando: timestamp(),
    ator_tipo: p.enum(ATORES),
    ator_id: p.integer().nullable(),
    // The time of the step that a phone without signal reports later. Money and the queue use `quando`.
    feita_em: timestamp().nullable(),
  },
  checks: [{ name: 'solicitacao_historico_feita', expression: 'feita_em <= quando' }],
});
