import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { semanaAberta } from './erros.ts';

/** Where a week stands against the database's clock. */
async function comparar(em: Em, semana_inicio: string) {
  return onlyRow(
    em,
    sql<{ aberta: boolean; futura: boolean }>`
      select ${semana_inicio}::date >= semana_de(agora()) as aberta, ${semana_inicio}::date > semana_de(agora()) as futura`,
  );
}

/** The week is not over: it runs, or has not begun. */
export const semanaEstaAberta = async (em: Em, semana_inicio: string) => (await comparar(em, semana_inicio)).aberta;

/** The week has not begun. */
export const semanaEstaNoFuturo = async (em: Em, semana_inicio: string) => (await comparar(em, semana_inicio)).futura;

/**
 * Holds the books of a week until the transaction ends: nothing is frozen, adjusted, paid or reversed in it by others meanwhile
 * (docs/decisions/0059-weeks-are-paid-here.md). Deliveries go on being written into it: with the running week nobody waits.
 */
export async function travarSemana(em: Em, semana_inicio: string): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('corre.fechamento'), ?::date - date '2000-01-03')`, [
    semana_inicio,
  ]);
}

/**
 * As `travarSemana`, of a week that is over; 409 while it is not. Every delivery that counts in it has been written by now, and
 * none comes in before the transaction ends.
 */
export async function travarSemanaFechada(em: Em, semana_inicio: string): Promise<void> {
  if (await semanaEstaAberta(em, semana_inicio)) throw semanaAberta();
  await travarSemana(em, semana_inicio);
  await em.execute('select travar_semana(?::date)', [semana_inicio]);
}
