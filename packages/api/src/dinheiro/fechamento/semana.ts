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
 * Holds the week until the transaction ends: nothing is frozen, adjusted, paid or reversed in it by others meanwhile, and every
 * delivery that counts in it has been written (docs/decisions/0059-weeks-are-paid-here.md).
 */
export async function travarSemana(em: Em, semana_inicio: string): Promise<void> {
  await em.execute('select travar_semana(?::date)', [semana_inicio]);
}

/** As `travarSemana`, of a week that is over; 409 while it is not. */
export async function travarSemanaFechada(em: Em, semana_inicio: string): Promise<void> {
  if (await semanaEstaAberta(em, semana_inicio)) throw semanaAberta();
  await travarSemana(em, semana_inicio);
}
