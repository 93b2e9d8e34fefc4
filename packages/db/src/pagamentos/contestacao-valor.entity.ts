import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';

/**
 * 'Discordo deste valor': a courier's objection to the amount of a week, and the administrator's answer. A courier has
 * at most one open objection per week.
 */
export const ContestacaoValor = defineEntity({
  name: 'ContestacaoValor',
  tableName: 'contestacao_valor',
  properties: {
    id: p.integer().primary().autoincrement(),
    semana_inicio: p.date(),
    entregador_id: reference(Entregador, 'entregador_id'),
    texto: p.text(),
    enviada_em: timestamp().defaultRaw('agora()'),
    resposta: p.text().nullable(),
    respondida_em: timestamp().nullable(),
    respondida_por: reference(Funcionario, 'respondida_por').nullable(),
  },
  checks: [{ name: 'contestacao_valor_respondida', expression: '(resposta is null) = (respondida_em is null)' }],
  uniques: [
    {
      name: 'contestacao_valor_aberta',
      properties: ['semana_inicio', 'entregador_id'],
      where: 'respondida_em is null',
    },
  ],
  indexes: [
    {
      name: 'contestacao_valor_do_entregador',
      columns: [{ name: 'entregador_id' }, { name: 'semana_inicio', sort: 'desc' }],
    },
    { name: 'contestacao_valor_da_semana', properties: ['semana_inicio'] },
  ],
});
