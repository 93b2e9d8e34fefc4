import { ATORES, CONTAS_CUSTODIA, TIPOS_MOVIMENTO } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { oneOf, reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Solicitacao } from '../solicitacoes/solicitacao.entity.ts';
import { CustodiaPrestacao } from './prestacao.entity.ts';

/**
 * One event of the cash that a courier holds for a shop (ADR 0022). `registrar_custodia` inserts it with its two legs.
 * The reason of a difference stands in its handover (`custodia_prestacao`), where it can be erased.
 */
export const CustodiaMovimento = defineEntity({
  name: 'CustodiaMovimento',
  tableName: 'custodia_movimento',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tipo: p.enum(TIPOS_MOVIMENTO),
    entregador_id: reference(Entregador, 'entregador_id'),
    comercio_id: reference(Comercio, 'comercio_id'),
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').nullable(),
    prestacao_id: reference(CustodiaPrestacao, 'prestacao_id').nullable(),
    feito_em: timestamp().defaultRaw('agora()'),
    feito_por_tipo: p.enum(ATORES),
    feito_por_id: p.integer().nullable(),
  },
  checks: [
    // a difference and its reversal belong to a handover
    {
      name: 'custodia_movimento_da_prestacao',
      expression: `not (${oneOf('tipo', ['diferenca', 'diferenca_revertida'])}) or prestacao_id is not null`,
    },
    { name: 'custodia_movimento_recebido', expression: "tipo <> 'recebido' or solicitacao_id is not null" },
  ],
  uniques: [
    // each type of movement at most once per request
    {
      name: 'custodia_movimento_da_solicitacao',
      properties: ['solicitacao_id', 'tipo'],
      where: 'solicitacao_id is not null',
    },
    // A handover takes effect once, even if two people confirm it.
    { name: 'custodia_movimento_uma_vez', properties: ['prestacao_id', 'tipo'], where: 'prestacao_id is not null' },
  ],
  indexes: [
    { name: 'custodia_movimento_recente', columns: [{ name: 'feito_em', sort: 'desc' }] },
    // Expressions, because MikroORM takes the end of `entregador_id` for the column `id` when it reads such an index
    // back.
    {
      name: 'custodia_movimento_do_entregador',
      expression: 'create index custodia_movimento_do_entregador on custodia_movimento (entregador_id, id desc)',
    },
    {
      name: 'custodia_movimento_do_comercio',
      expression: 'create index custodia_movimento_do_comercio on custodia_movimento (comercio_id, id desc)',
    },
  ],
});

/**
 * A leg of a movement: the amount that came to an account (positive) or left it (negative). The legs of a movement sum
 * to zero at the commit. The legs of the account `entregador` store the courier's balance after them, with that shop
 * (`saldo_comercio`) and with all (`saldo_total`). A trigger computes the balances under the lock of the courier's row.
 * The newest leg holds the present balance, so reading it costs one index entry.
 */
export const CustodiaLancamento = defineEntity({
  name: 'CustodiaLancamento',
  tableName: 'custodia_lancamento',
  properties: {
    movimento_id: reference(CustodiaMovimento, 'movimento_id').primary(),
    conta: p.enum(CONTAS_CUSTODIA).primary(),
    valor: p.decimal('number').precision(12).scale(2).check('valor <> 0'),
    entregador_id: reference(Entregador, 'entregador_id'),
    comercio_id: reference(Comercio, 'comercio_id'),
    // A courier cannot hand over more than they have.
    saldo_comercio: p.decimal('number').precision(14).scale(2).nullable().check('saldo_comercio >= 0'),
    saldo_total: p.decimal('number').precision(14).scale(2).nullable().check('saldo_total >= 0'),
  },
  checks: [
    {
      name: 'custodia_lancamento_saldos',
      expression:
        "(conta = 'entregador') = (saldo_comercio is not null) and (conta = 'entregador') = (saldo_total is not null)",
    },
  ],
  indexes: [
    {
      name: 'custodia_do_entregador',
      columns: [{ name: 'entregador_id' }, { name: 'movimento_id', sort: 'desc' }],
      include: 'saldo_total',
      where: "conta = 'entregador'",
    },
    {
      name: 'custodia_do_par',
      columns: [{ name: 'entregador_id' }, { name: 'comercio_id' }, { name: 'movimento_id', sort: 'desc' }],
      include: 'saldo_comercio',
      where: "conta = 'entregador'",
    },
  ],
});

/**
 * The couriers who hold a shop's money now, and since when. Lists read this table, so their cost does not grow with the
 * history.
 */
export const CustodiaAberta = defineEntity({
  name: 'CustodiaAberta',
  tableName: 'custodia_aberta',
  properties: {
    entregador_id: reference(Entregador, 'entregador_id').primary(),
    comercio_id: reference(Comercio, 'comercio_id').primary(),
    desde: timestamp().defaultRaw('agora()'),
  },
  indexes: [{ name: 'custodia_aberta_do_comercio', properties: 'comercio_id' }],
});
