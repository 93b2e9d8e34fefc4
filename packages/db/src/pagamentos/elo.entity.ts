import { defineEntity, p } from '@mikro-orm/core';

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
