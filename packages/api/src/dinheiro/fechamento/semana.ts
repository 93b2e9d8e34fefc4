import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';

/** Compares a week with the current week, by the database's clock. */
async function comparar(em: Em, semana_inicio: string) {
  return onlyRow(
    em,
    sql<{ aberta: boolean; futura: boolean }>`
      select ${semana_inicio}::date >= semana_de(agora()) as aberta, ${semana_inicio}::date > semana_de(agora()) as futura`,
  );
}

/** Returns whether the week is not over, and its rate [taxa], in percent. */
export const semanaDoFechamento = (em: Em, semana_inicio: string) =>
  onlyRow(
    em,
    sql<{ aberta: boolean; taxa_percentual: number }>`
      select ${semana_inicio}::date >= semana_de(agora()) as aberta, taxa_da_semana(${semana_inicio}::date) as taxa_percentual`,
  );

/** Returns whether the week is not over. That includes future weeks. */
export const semanaEstaAberta = async (em: Em, semana_inicio: string) => (await comparar(em, semana_inicio)).aberta;

/** Returns whether the week has not begun. */
export const semanaEstaNoFuturo = async (em: Em, semana_inicio: string) => (await comparar(em, semana_inicio)).futura;

/**
 * Locks the accounts of a week until the transaction ends. Other transactions cannot freeze, adjust, pay or reverse
 * anything in the week (ADR 0020). The lock does not block deliveries, so writes to the running week do not wait.
 */
export async function travarSemana(em: Em, semana_inicio: string): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('corre.fechamento'), ?::date - date '2000-01-03')`, [
    semana_inicio,
  ]);
}

/**
 * Same as `travarSemana` for a closed week. Throws 409 while the week runs. After it, all deliveries that count in the
 * week are written, and no other can be added before the transaction ends.
 */
export async function travarSemanaFechada(em: Em, semana_inicio: string): Promise<void> {
  if (await semanaEstaAberta(em, semana_inicio)) throw new BusinessError('SEMANA_ABERTA');
  await travarSemana(em, semana_inicio);
  await em.execute('select travar_semana(?::date)', [semana_inicio]);
}
