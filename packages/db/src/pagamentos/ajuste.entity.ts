import { TIPOS_AJUSTE } from '@corre/contract/fechamento/contrato.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';
import { Pagamento } from './pagamento.entity.ts';

/**
 * A bonus, a damage or an advance in a courier's week. A negative amount counts only after the courier agreed
 * (`consentido_em`). `pagamento_id` is the payout that includes the amount. It is set when the payout is frozen.
 */
export const Ajuste = defineEntity({
  name: 'Ajuste',
  tableName: 'ajuste',
  properties: {
    id: p.integer().primary().autoincrement(),
    semana_inicio: p.date(),
    entregador_id: reference(Entregador, 'entregador_id'),
    tipo: p.enum(TIPOS_AJUSTE),
    valor: p.decimal('number').precision(12).scale(2).check('valor <> (0)::numeric'),
    motivo: p.text(),
    criado_em: timestamp().defaultRaw('agora()'),
    criado_por: reference(Funcionario, 'criado_por'),
    consentido_em: timestamp().nullable(),
    recusado_em: timestamp().nullable(),
    cancelado_em: timestamp().nullable(),
    cancelado_por: reference(Funcionario, 'cancelado_por').nullable(),
    pagamento_id: reference(Pagamento, 'pagamento_id').nullable(),
  },
  checks: [
    { name: 'ajuste_sinal', expression: "(tipo = 'bonus') = (valor > (0)::numeric)" },
    { name: 'ajuste_de_uma_segunda', expression: '(extract(isodow from semana_inicio) = (1)::numeric)' },
    { name: 'ajuste_uma_resposta', expression: 'consentido_em is null or recusado_em is null' },
    { name: 'ajuste_cancelado_por', expression: '(cancelado_em is null) = (cancelado_por is null)' },
    {
      name: 'ajuste_contado',
      expression:
        'pagamento_id is null or (cancelado_em is null and (valor > (0)::numeric or consentido_em is not null))',
    },
  ],
  indexes: [
    // for the sheet of a week and for a courier's weeks
    { name: 'ajuste_da_semana', properties: ['semana_inicio', 'entregador_id'] },
    { name: 'ajuste_do_entregador', columns: [{ name: 'entregador_id' }, { name: 'semana_inicio', sort: 'desc' }] },
  ],
});

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
