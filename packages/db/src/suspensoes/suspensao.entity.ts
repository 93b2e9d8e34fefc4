import { TIPOS_SUSPENSAO } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';

/** A suspension. It is active until `data_remocao` is set [suspensao]. */
export const Suspensao = defineEntity({
  name: 'Suspensao',
  tableName: 'suspensao',
  properties: {
    id: p.integer().primary().autoincrement(),
    entregador_id: reference(Entregador, 'entregador_id'),
    tipo_suspensao: p.enum(TIPOS_SUSPENSAO),
    motivo_suspensao: p.text(),
    duracao_horas: p.integer().check('duracao_horas > 0'),
    data_suspensao: timestamp(),
    data_expiracao_suspensao: timestamp(),
    data_remocao: timestamp().nullable(),
    suspensa_por: reference(Funcionario, 'suspensa_por').nullable(),
    removida_por: reference(Funcionario, 'removida_por').nullable(),
  },
  checks: [{ name: 'suspensao_prazo', expression: 'data_expiracao_suspensao > data_suspensao' }],
  uniques: [{ name: 'suspensao_ativa_unica', properties: 'entregador_id', where: 'data_remocao is null' }],
  indexes: [
    { name: 'suspensao_recente', columns: [{ name: 'data_suspensao', sort: 'desc' }] },
    // for the next suspension that expires
    { name: 'suspensao_fim', properties: 'data_expiracao_suspensao', where: 'data_remocao is null' },
    // for the deletion of old reasons
    { name: 'suspensao_terminada', properties: 'data_expiracao_suspensao' },
  ],
});

/** A courier's objection to a suspension, and support's answer. */
export const Contestacao = defineEntity({
  name: 'Contestacao',
  tableName: 'contestacao',
  properties: {
    id: p.integer().primary().autoincrement(),
    suspensao_id: reference(Suspensao, 'suspensao_id').unique(),
    texto: p.text(),
    enviada_em: timestamp().defaultRaw('agora()'),
    resposta: p.text().nullable(),
    respondida_em: timestamp().nullable(),
    respondida_por: reference(Funcionario, 'respondida_por').nullable(),
  },
  checks: [{ name: 'contestacao_respondida', expression: '(resposta is null) = (respondida_em is null)' }],
});
