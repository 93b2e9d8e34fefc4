import { defineEntity, p } from '@mikro-orm/core';
import { appendOnly } from './acts.ts';

/** What is chained: each act on a payout, each act on an invoice. */
const TIPOS_ELO = ['quitacao', 'recebimento'] as const;

/**
 * A link of the chain of acts: `hash` is the SHA-256 of `anterior`, the hash of the link before, and `conteudo`. Written by a
 * trigger in the act's own transaction, one after the other, without a gap (docs/decisions/0061-chain-of-acts.md). `conteudo` has
 * ids, amounts and times, never a name.
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

/** The trigger that chains each row of a table of acts (`conteudo_da_<table>`: schema/chain.ts). */
export const chained = (table: (typeof TIPOS_ELO)[number]) => ({
  name: 'encadeada',
  timing: 'after' as const,
  events: ['insert' as const],
  body: `
        perform encadear('${table}', new.id, conteudo_da_${table}(new));
        return null;`,
});
