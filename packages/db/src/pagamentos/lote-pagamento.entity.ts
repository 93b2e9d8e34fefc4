import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';

/**
 * A file of payments for the bank. Its set of payments never changes. Its number `nsa` is never reused. `arquivo` is
 * encrypted, because it holds names, CPFs and Pix keys. It is null after it was erased. `hash` is the SHA-256 of the
 * plain text (ADR 0021).
 */
export const LotePagamento = defineEntity({
  name: 'LotePagamento',
  tableName: 'lote_pagamento',
  properties: {
    id: p.integer().primary().autoincrement(),
    semana_inicio: p.date(),
    banco: p.text(),
    layout: p.text(),
    empresa_documento: p.text(),
    nsa: p.integer().unique().check('nsa >= 1 and nsa <= 999999'),
    arquivo: p.text().nullable(),
    hash: p.text(),
    total: p.decimal('number').precision(14).scale(2),
    quantidade: p.integer(),
    criado_em: timestamp().defaultRaw('agora()'),
    aprovado_por: reference(Funcionario, 'aprovado_por'),
    cancelado_em: timestamp().nullable(),
    cancelado_por: reference(Funcionario, 'cancelado_por').nullable(),
    motivo_cancelamento: p.text().nullable(),
  },
  checks: [
    { name: 'lote_cancelado_por', expression: '(cancelado_em is null) = (cancelado_por is null)' },
    { name: 'lote_cancelado_com_motivo', expression: '(cancelado_em is null) = (motivo_cancelamento is null)' },
  ],
  indexes: [{ name: 'lote_da_semana', columns: [{ name: 'semana_inicio' }, { name: 'id', sort: 'desc' }] }],
});
