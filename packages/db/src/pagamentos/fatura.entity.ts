import { ATOS_FATURA } from '@corre/contract/fechamento/contrato.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';
import { Pix } from './pix.entity.ts';

/** The amount that a shop pays for a closed week, frozen when the invoice is issued (ADR 0020). */
export const Fatura = defineEntity({
  name: 'Fatura',
  tableName: 'fatura',
  properties: {
    id: p.integer().primary().autoincrement(),
    semana_inicio: p.date(),
    comercio_id: reference(Comercio, 'comercio_id'),
    total_entregas: p.integer(),
    total_valor: p.decimal('number').precision(14).scale(2),
    vence_em: p.date(),
    emitida_em: timestamp().defaultRaw('agora()'),
    // null: issued by the clock, for a charge at the bank [cobranca-pix]
    emitida_por: reference(Funcionario, 'emitida_por').nullable(),
  },
  checks: [{ name: 'fatura_de_uma_segunda', expression: '(extract(isodow from semana_inicio) = (1)::numeric)' }],
  uniques: [{ name: 'fatura_da_semana', properties: ['semana_inicio', 'comercio_id'] }],
  indexes: [
    { name: 'fatura_do_comercio', columns: [{ name: 'comercio_id' }, { name: 'semana_inicio', sort: 'desc' }] },
  ],
});

/**
 * An act on an invoice: received, by hand or by a Pix, or that reversed. It works like `Quitacao` for a payout.
 */
export const Recebimento = defineEntity({
  name: 'Recebimento',
  tableName: 'recebimento',
  properties: {
    id: p.integer().primary().autoincrement(),
    fatura_id: reference(Fatura, 'fatura_id'),
    tentativa: p.integer().check('tentativa >= 1'),
    tipo: p.enum(ATOS_FATURA),
    motivo: p.text().nullable(),
    feito_em: timestamp().defaultRaw('agora()'),
    // null: a Pix did it
    feito_por: reference(Funcionario, 'feito_por').nullable(),
    // the Pix that completed the invoice, or whose refund opened it again
    pix_id: reference(Pix, 'pix_id').nullable(),
  },
  checks: [
    { name: 'recebimento_estorno_tem_motivo', expression: "(tipo = 'estornada') = (motivo is not null)" },
    { name: 'recebimento_tem_autor', expression: 'feito_por is not null or pix_id is not null' },
  ],
  uniques: [{ name: 'recebimento_unico', properties: ['fatura_id', 'tentativa', 'tipo'] }],
});

/**
 * A discount (below zero) or an addition to an invoice, with its reason [fatura-ajustada]. The invoice keeps its own
 * amount; what the shop owes is that and all adjustments.
 */
export const FaturaAjuste = defineEntity({
  name: 'FaturaAjuste',
  tableName: 'fatura_ajuste',
  properties: {
    id: p.integer().primary().autoincrement(),
    fatura_id: reference(Fatura, 'fatura_id'),
    valor: p.decimal('number').precision(12).scale(2).check('valor <> (0)::numeric'),
    motivo: p.text(),
    feito_em: timestamp().defaultRaw('agora()'),
    feito_por: reference(Funcionario, 'feito_por'),
  },
  indexes: [{ name: 'fatura_ajuste_da_fatura', properties: 'fatura_id' }],
});

/** The chained acts: each act on a payout, and each act on an invoice. */
const TIPOS_ELO = ['quitacao', 'recebimento', 'fatura_ajuste'] as const;

/** The value of `anterior` in the first link. */
export const FIRST_BEFORE = '0'.repeat(64);

/**
 * A link of the chain of acts. `hash` is the SHA-256 of `anterior` (the former link's hash) and `conteudo`. A trigger
 * (elo.sql) writes it in the act's transaction, in sequence and without a gap (ADR 0020). `conteudo` has ids, amounts
 * and times, but no names.
 */
export const Elo = defineEntity({
  name: 'Elo',
  tableName: 'elo',
  properties: {
    id: p.integer().primary().autoincrement(false),
    tipo: p.enum(TIPOS_ELO),
    referencia_id: p.integer(),
    conteudo: p.text(),
    anterior: p.text().unique(),
    hash: p.text(),
  },
  uniques: [{ name: 'elo_do_ato', properties: ['tipo', 'referencia_id'] }],
});
