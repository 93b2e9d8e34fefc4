import { defineEntity, p } from '@mikro-orm/core';
import { TIPOS_SUSPENSAO } from '../vocabulario.ts';

/** A suspension; active until `data_remocao` is set (specification §3). */
export const Suspensao = defineEntity({
  name: 'Suspensao',
  tableName: 'suspensao',
  properties: {
    id: p.integer().primary(),
    entregador_id: p.integer(),
    tipo_suspensao: p.enum(TIPOS_SUSPENSAO),
    motivo_suspensao: p.text(),
    duracao_horas: p.integer(),
    data_suspensao: p.datetime(),
    data_expiracao_suspensao: p.datetime(),
    data_remocao: p.datetime().nullable(),
    suspensa_por: p.integer().nullable(),
    removida_por: p.integer().nullable(),
  },
});

/** A courier's objection to a suspension, and support's answer. */
export const Contestacao = defineEntity({
  name: 'Contestacao',
  tableName: 'contestacao',
  properties: {
    id: p.integer().primary(),
    suspensao_id: p.integer(),
    texto: p.text(),
    enviada_em: p.datetime().defaultRaw('agora()'),
    resposta: p.text().nullable(),
    respondida_em: p.datetime().nullable(),
    respondida_por: p.integer().nullable(),
  },
});
