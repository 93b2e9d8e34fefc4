import { FUSO } from '@corre/contract/constants.ts';
import { STATUS_ENTREGA, TIPOS_PAGAMENTO } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { computed, reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Solicitacao } from '../solicitacoes/solicitacao.entity.ts';

/**
 * A delivery that counts, or will count, for the payout [semana]. The database computes `valor_liquido` [taxa] and
 * `semana_inicio`.
 */
export const Entrega = defineEntity({
  name: 'Entrega',
  tableName: 'entrega',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id'),
    entregador_id: reference(Entregador, 'entregador_id'),
    // invariant 6: one entrega per finished request
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').nullable().unique(),
    quantidade: p.integer().check('quantidade >= 1'),
    valor: p.decimal('number').precision(12).scale(2).check('valor >= 0'),
    endereco: p.text().nullable(),
    tipo_pagamento: p.enum(TIPOS_PAGAMENTO),
    status: p.enum(STATUS_ENTREGA),
    data: timestamp(),
    data_entrega: timestamp().nullable(),
    // by the trigger `com_liquido`: at the rate of its week
    valor_liquido: computed(p.decimal('number').precision(12).scale(2)),
    semana_inicio: computed(
      p.date().nullable().generated(`((date_trunc('week', timezone('${FUSO}', data_entrega)))::date) stored`),
    ),
  },
  checks: [{ name: 'entrega_concluida', expression: "(status = 'concluida') = (data_entrega is not null)" }],
  indexes: [
    {
      name: 'entrega_da_semana_do_entregador',
      columns: [
        { name: 'entregador_id' },
        { name: 'semana_inicio', sort: 'desc' },
        { name: 'data_entrega', sort: 'desc' },
      ],
    },
    {
      name: 'entrega_da_semana_do_comercio',
      columns: [
        { name: 'comercio_id' },
        { name: 'semana_inicio', sort: 'desc' },
        { name: 'data_entrega', sort: 'desc' },
      ],
    },
    { name: 'entrega_recente_do_comercio', columns: [{ name: 'comercio_id' }, { name: 'data', sort: 'desc' }] },
    { name: 'entrega_recente_do_entregador', columns: [{ name: 'entregador_id' }, { name: 'data', sort: 'desc' }] },
    { name: 'entrega_pendente', properties: ['comercio_id', 'data'], where: "status = 'pendente'" },
    // for the sum beside a courier's week: deliveries that shops have yet to release [pendente]
    { name: 'entrega_pendente_do_entregador', properties: ['entregador_id'], where: "status = 'pendente'" },
  ],
});

/**
 * Sums per week, courier and shop. A trigger on `entrega` keeps them, and code only reads them. A report reads its
 * weeks, not the whole history (ADR 0019).
 */
export const ResumoSemanal = defineEntity({
  name: 'ResumoSemanal',
  tableName: 'resumo_semanal',
  properties: {
    semana_inicio: p.date().primary(),
    entregador_id: reference(Entregador, 'entregador_id').primary(),
    comercio_id: reference(Comercio, 'comercio_id').primary(),
    total_entregas: p.integer(),
    total_quantidade: p.integer(),
    total_valor: p.decimal('number').precision(14).scale(2),
  },
  indexes: [
    {
      name: 'resumo_do_entregador',
      columns: [{ name: 'entregador_id' }, { name: 'semana_inicio', sort: 'desc' }],
    },
    { name: 'resumo_do_comercio', columns: [{ name: 'comercio_id' }, { name: 'semana_inicio', sort: 'desc' }] },
  ],
});

/**
 * The totals of each courier with each shop in all closed weeks, with the shop's share of the courier's weekly fees. A
 * report of all time reads this table and the open weeks (ADR 0010). `Fechamento` tells which weeks are closed.
 */
export const ResumoFechado = defineEntity({
  name: 'ResumoFechado',
  tableName: 'resumo_fechado',
  properties: {
    entregador_id: reference(Entregador, 'entregador_id').primary(),
    comercio_id: reference(Comercio, 'comercio_id').primary(),
    total_entregas: p.integer(),
    total_quantidade: p.integer(),
    total_valor: p.decimal('number').precision(14).scale(2),
    total_taxa: p.decimal('number').precision(14).scale(2),
  },
});

/** One row: the Monday up to which (exclusive) the weeks are in `resumo_fechado`. */
export const Fechamento = defineEntity({
  name: 'Fechamento',
  tableName: 'fechamento',
  properties: {
    id: p.integer().primary().autoincrement(false).check('id = 1'),
    ate: p.date(),
  },
});
