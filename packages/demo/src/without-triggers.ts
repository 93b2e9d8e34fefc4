import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/** The tables whose triggers rest while the history is written. `sumUp` writes what these triggers would write. */
export const TABLES = [
  'solicitacao',
  'solicitacao_historico',
  'oferta',
  'entrega',
  'avaliacao',
  'turno',
  'marco',
  'custodia_movimento',
  'custodia_lancamento',
] as const;

const alter = (em: Em, how: 'disable' | 'enable') =>
  rows(
    em,
    sql.raw(`do $$ begin ${TABLES.map((table) => `alter table ${table} ${how} trigger user;`).join(' ')} end $$`),
  );

/**
 * The trigger that stays on: it writes a column that every delivery must have. The cost of the sums does not lie here.
 */
const STAYS = 'alter table entrega enable trigger com_liquido';

/**
 * Runs `work` with the triggers of the history's tables switched off, in the present transaction. Constraints still
 * hold. The triggers are made for single acts: for the rows of eight weeks they take three times as long as the rows.
 * Needs the owner of the tables. Others cannot write into these tables before the transaction ends, and a transaction
 * that fails leaves the triggers on.
 */
export async function withoutTriggers(em: Em, work: () => Promise<void>): Promise<void> {
  await alter(em, 'disable');
  await rows(em, sql.raw(STAYS));
  await work();
  await alter(em, 'enable');
}
