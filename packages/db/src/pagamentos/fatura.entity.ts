import { ATOS_FATURA } from '@corre/contract/fechamento/contrato.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';

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
    emitida_por: reference(Funcionario, 'emitida_por'),
  },
  checks: [{ name: 'fatura_de_uma_segunda', expression: '(extract(isodow from semana_inicio) = (1)::numeric)' }],
  uniques: [{ name: 'fatura_da_semana', properties: ['semana_inicio', 'comercio_id'] }],
  indexes: [
    { name: 'fatura_do_comercio', columns: [{ name: 'comercio_id' }, { name: 'semana_inicio', sort: 'desc' }] },
  ],
});

/** An act on an invoice: marked as received, or that mark reversed. It works like `Quitacao` for a payout. */
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
    feito_por: reference(Funcionario, 'feito_por'),
  },
  checks: [{ name: 'recebimento_estorno_tem_motivo', expression: "(tipo = 'estornada') = (motivo is not null)" }],
  uniques: [{ name: 'recebimento_unico', properties: ['fatura_id', 'tentativa', 'tipo'] }],
});

/** The chained acts: each act on a payout and each act on an invoice. */
const TIPOS_ELO = ['quitacao', 'recebimento'] as const;

/** The value of `anterior` in the first link. */
export const FIRST_BEFORE = '0'.repeat(64);

/**
 * A link of the chain of acts. `hash` is the SHA-256 of `anterior` (the former link's hash) and `conteudo`. A trigger (elo.sql)
 * writes it in the act's transaction, in sequence and without a gap (ADR 0020). `conteudo` has ids, amounts and times,
 * but no names.
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
