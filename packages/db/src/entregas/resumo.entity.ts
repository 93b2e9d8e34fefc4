import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';

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
