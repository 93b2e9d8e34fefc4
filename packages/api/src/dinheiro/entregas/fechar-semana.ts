import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { celulasComTaxa } from './somas.queries.ts';

/** Delay between the end of a week and its closing, so that all deliveries of the week are written. */
const DEPOIS_DE = sql.lit('1 hour');

/** Locks the row of `fechamento`. Returns the oldest open week that has deliveries and is over, or null. */
async function proxima(em: Em): Promise<string | null> {
  const [fechamento] = await rows(
    em,
    sql<{ ate: string; semana_inicio: string | null }>`
      select f.ate, (select min(r.semana_inicio) from resumo_semanal r where r.semana_inicio >= f.ate) as semana_inicio
        from fechamento f for no key update of f`,
  );
  const semana_inicio = fechamento?.semana_inicio ?? null;
  if (semana_inicio === null) return null;
  const [acabada] = await rows(
    em,
    sql`select 1 where ${semana_inicio}::date < semana_de(agora() - ${DEPOIS_DE}::interval)`,
  );
  return acabada ? semana_inicio : null;
}

/**
 * Adds the oldest open week that is over to the sums of all closed weeks. Returns the number of sums added, or null if
 * no week is due. A closed week never changes, because a delivery counts in the week of its conclusion (ADR 0010).
 */
export async function fecharSemana(em: Em): Promise<number | null> {
  const semana_inicio = await proxima(em);
  if (semana_inicio === null) return null;
  const celulas = celulasComTaxa(em).where('r.semana_inicio', '=', semana_inicio);
  const somadas = await sql`
    insert into resumo_fechado as f (entregador_id, comercio_id, total_entregas, total_quantidade, total_valor, total_taxa)
    select c.entregador_id, c.comercio_id, c.total_entregas, c.total_quantidade, c.total_valor, c.taxa from (${celulas}) c
    on conflict (entregador_id, comercio_id) do update
      set total_entregas = f.total_entregas + excluded.total_entregas,
          total_quantidade = f.total_quantidade + excluded.total_quantidade,
          total_valor = f.total_valor + excluded.total_valor,
          total_taxa = f.total_taxa + excluded.total_taxa`.execute(em.getKysely());
  await em
    .getKysely()
    .updateTable('fechamento')
    .set({ ate: sql<string>`${semana_inicio}::date + 7` })
    .execute();
  return Number(somadas.numAffectedRows ?? 0);
}
