import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';

/** One payout per courier and week that the administrator marked as paid; the amounts are frozen then. */
export const Pagamento = defineEntity({
  name: 'Pagamento',
  tableName: 'pagamento',
  properties: {
    id: p.integer().primary().autoincrement(),
    semana_inicio: p.date(),
    entregador_id: reference(Entregador, 'entregador_id'),
    total_valor: p.decimal('number').precision(14).scale(2),
    total_taxa: p.decimal('number').precision(14).scale(2),
    total_liquido: p.decimal('number').precision(14).scale(2),
    pago_em: timestamp().defaultRaw('agora()'),
    pago_por: reference(Funcionario, 'pago_por'),
  },
  checks: [{ name: 'pagamento_liquido', expression: 'total_liquido = (total_valor - total_taxa)' }],
  uniques: [{ name: 'pagamento_da_semana', properties: ['semana_inicio', 'entregador_id'] }],
});
