import { RESULTADOS_DO_LOTE } from '@corre/contract/lotes/contrato.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';
import { LotePagamento } from './lote-pagamento.entity.ts';
import { Pagamento } from './pagamento.entity.ts';

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
