import { defineEntity, p } from '@mikro-orm/core';
import { STATUS_ENTREGA, TIPOS_PAGAMENTO } from '../vocabulario.ts';

/** A delivery that counts, or will count, for the payout. `valor_liquido` and `semana_inicio` are computed by the database. */
export const Entrega = defineEntity({
  name: 'Entrega',
  tableName: 'entrega',
  properties: {
    id: p.integer().primary(),
    comercio_id: p.integer(),
    entregador_id: p.integer(),
    solicitacao_id: p.integer().nullable(),
    quantidade: p.integer(),
    valor: p.decimal('number').precision(12).scale(2),
    endereco: p.text().nullable(),
    tipo_pagamento: p.enum(TIPOS_PAGAMENTO),
    status: p.enum(STATUS_ENTREGA),
    data: p.datetime(),
    data_entrega: p.datetime().nullable(),
    valor_liquido: p.decimal('number').precision(12).scale(2).persist(false),
    semana_inicio: p.date().nullable().persist(false),
  },
});

/** Sums per week, courier and shop, kept by a trigger on `entrega`; read-only here. */
export const ResumoSemanal = defineEntity({
  name: 'ResumoSemanal',
  tableName: 'resumo_semanal',
  properties: {
    semana_inicio: p.date().primary(),
    entregador_id: p.integer().primary(),
    comercio_id: p.integer().primary(),
    total_entregas: p.integer(),
    total_quantidade: p.integer(),
    total_valor: p.decimal('number').precision(14).scale(2),
  },
});

/** A payout that the administrator marked as paid. */
export const Pagamento = defineEntity({
  name: 'Pagamento',
  tableName: 'pagamento',
  properties: {
    id: p.integer().primary(),
    semana_inicio: p.date(),
    entregador_id: p.integer(),
    total_valor: p.decimal('number').precision(14).scale(2),
    total_taxa: p.decimal('number').precision(14).scale(2),
    total_liquido: p.decimal('number').precision(14).scale(2),
    pago_em: p.datetime().defaultRaw('agora()'),
    pago_por: p.integer(),
  },
});
