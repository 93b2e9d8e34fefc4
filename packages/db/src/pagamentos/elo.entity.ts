import { defineEntity, p } from '@mikro-orm/core';
import { appendOnly } from './acts.ts';

/** The chained acts: each act on a payout and each act on an invoice. */
const TIPOS_ELO = ['quitacao', 'recebimento'] as const;

/**
 * A link of the chain of acts. `hash` is the SHA-256 of `anterior` (the former link's hash) and `conteudo`. A trigger
 * writes it in the act's transaction, in sequence and without a gap (ADR 0061). `conteudo` has ids, amounts and times,
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
  triggers: [appendOnly],
});

/** Returns the trigger that chains each row of a table of acts (`conteudo_da_<table>`: schema/chain.ts). */
export const chained = (table: (typeof TIPOS_ELO)[number]) => ({
  name: 'encadeada',
  timing: 'after' as const,
  events: ['insert' as const],
  body: `
        perform encadear('${table}', new.id, conteudo_da_${table}(new));
        return null;`,
});
