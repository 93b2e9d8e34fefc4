import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';

/** Maximum of missing deliveries to show. A higher number would put pressure on the courier. */
const PERTO = 5;

/** Deliveries of this week and of the last week. Index `resumo_do_entregador`. */
const duasSemanas = compiled((db, given: Given<{ entregador_id: number }>) =>
  db
    .selectFrom('resumo_semanal as r')
    .select([
      sql<number>`coalesce(sum(r.total_entregas) filter (where r.semana_inicio = semana_de(agora())), 0)::int`.as(
        'esta',
      ),
      sql<number>`coalesce(sum(r.total_entregas) filter (where r.semana_inicio = semana_de(agora()) - 7), 0)::int`.as(
        'passada',
      ),
    ])
    .where('r.entregador_id', '=', given('entregador_id'))
    .where('r.semana_inicio', '>=', sql<string>`semana_de(agora()) - 7`),
);

/**
 * Returns how many more deliveries exceed the courier's last week. Returns null if the number is above `PERTO`, if it
 * is reached, or if last week had none.
 */
export async function faltamParaPassar(em: Em, entregador_id: number): Promise<number | null> {
  const { esta, passada } = only(await duasSemanas(em, { entregador_id }));
  const faltam = passada - esta + 1;
  return passada > 0 && faltam >= 1 && faltam <= PERTO ? faltam : null;
}
