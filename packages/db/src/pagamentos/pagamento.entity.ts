import { ATOS_PAGAMENTO } from '@corre/contract/fechamento/contrato.ts';
import { RESULTADOS_DO_LOTE } from '@corre/contract/lotes/contrato.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
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

/**
 * One payout in a batch. `ocorrencias` are the bank's codes, separated by commas. A payout is in at most one batch
 * without an answer.
 */
export const LoteItem = defineEntity({
  name: 'LoteItem',
  tableName: 'lote_item',
  properties: {
    id: p.integer().primary().autoincrement(),
    lote_id: reference(LotePagamento, 'lote_id'),
    pagamento_id: reference(Pagamento, 'pagamento_id'),
    valor: p.decimal('number').precision(14).scale(2).check('valor > (0)::numeric'),
    seu_numero: p.text().unique(),
    resultado: p.enum(RESULTADOS_DO_LOTE).nullable(),
    ocorrencias: p.text().default(''),
    retorno_em: timestamp().nullable(),
  },
  checks: [{ name: 'lote_item_respondido', expression: '(resultado is null) or (retorno_em is not null)' }],
  uniques: [
    { name: 'lote_item_vivo', properties: ['pagamento_id'], where: 'resultado is null' },
    { name: 'lote_item_do_lote', properties: ['lote_id', 'pagamento_id'] },
  ],
});

/** An imported return file of the bank. Only its hash is stored, so that a second import of the file has no effect. */
export const LoteRetorno = defineEntity({
  name: 'LoteRetorno',
  tableName: 'lote_retorno',
  properties: {
    id: p.integer().primary().autoincrement(),
    lote_id: reference(LotePagamento, 'lote_id'),
    hash: p.text(),
    importado_em: timestamp().defaultRaw('agora()'),
    importado_por: reference(Funcionario, 'importado_por'),
  },
  uniques: [{ name: 'lote_retorno_unico', properties: ['lote_id', 'hash'] }],
});
