import { ATOS_PAGAMENTO } from '@corre/contract/fechamento/contrato.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';
import { LotePagamento } from './lote-pagamento.entity.ts';

/**
 * The amount that a courier receives for a closed week. It is frozen when the payout is prepared and never computed
 * again (ADR 0020). `total_ajustes` is the sum of the `ajuste` rows that refer to the payout.
 */
export const Pagamento = defineEntity({
  name: 'Pagamento',
  tableName: 'pagamento',
  properties: {
    id: p.integer().primary().autoincrement(),
    semana_inicio: p.date(),
    entregador_id: reference(Entregador, 'entregador_id'),
    total_entregas: p.integer().default(0),
    total_valor: p.decimal('number').precision(14).scale(2),
    total_taxa: p.decimal('number').precision(14).scale(2),
    total_ajustes: p.decimal('number').precision(14).scale(2).default(0),
    total_liquido: p.decimal('number').precision(14).scale(2),
    preparado_em: timestamp().defaultRaw('agora()'),
    preparado_por: reference(Funcionario, 'preparado_por').nullable(),
  },
  checks: [{ name: 'pagamento_liquido', expression: 'total_liquido = ((total_valor - total_taxa) + total_ajustes)' }],
  uniques: [{ name: 'pagamento_da_semana', properties: ['semana_inicio', 'entregador_id'] }],
  indexes: [
    {
      name: 'pagamento_do_entregador',
      columns: [{ name: 'entregador_id' }, { name: 'semana_inicio', sort: 'desc' }],
    },
  ],
});

/**
 * An act on a payout: marked as paid, or that mark reversed. Rows are only added. A payout is paid while the mark of
 * its last `tentativa` has no reversal. The unique constraint allows at most one mark per `tentativa`.
 */
export const Quitacao = defineEntity({
  name: 'Quitacao',
  tableName: 'quitacao',
  properties: {
    id: p.integer().primary().autoincrement(),
    pagamento_id: reference(Pagamento, 'pagamento_id'),
    tentativa: p.integer().check('tentativa >= 1'),
    tipo: p.enum(ATOS_PAGAMENTO),
    motivo: p.text().nullable(),
    id_transacao: p.text().nullable(),
    feita_em: timestamp().defaultRaw('agora()'),
    feita_por: reference(Funcionario, 'feita_por'),
    // the batch whose return file confirmed it; null if it was marked by hand
    lote_id: reference(LotePagamento, 'lote_id').nullable(),
  },
  checks: [{ name: 'quitacao_estorno_tem_motivo', expression: "(tipo = 'estornada') = (motivo is not null)" }],
  uniques: [{ name: 'quitacao_unica', properties: ['pagamento_id', 'tentativa', 'tipo'] }],
});
