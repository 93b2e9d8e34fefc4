import { defineEntity, p } from '@mikro-orm/core';
import { ACOES_INTERVENCAO } from '../vocabulario.ts';

/** What support did to a delivery under way, why, and who held it (docs/decisions/0014-interventions-and-waiting.md). */
export const Intervencao = defineEntity({
  name: 'Intervencao',
  tableName: 'intervencao',
  properties: {
    id: p.integer().primary(),
    solicitacao_id: p.integer(),
    acao: p.enum(ACOES_INTERVENCAO),
    motivo: p.text(),
    funcionario_id: p.integer(),
    de_entregador_id: p.integer(),
    para_entregador_id: p.integer().nullable(),
    quando: p.datetime(),
  },
});
