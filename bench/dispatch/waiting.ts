import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { Person } from '../harness/people.ts';

/**
 * Creates waiting routes of one request each, older than all later requests. Every courier has refused each of them,
 * and the dispatch has run since.
 */
export async function plantRefusedRoutes(em: Em, shops: readonly Person[], couriers: readonly Person[], many: number) {
  const db = em.getKysely();
  const comercio_ids = shops.map(({ id }) => id);
  const entregador_ids = couriers.map(({ id }) => id);
  await sql`
    with rotas as (
      insert into rota (comercio_id, liberada_em, a_casar)
      select (${comercio_ids}::int[])[1 + n % cardinality(${comercio_ids}::int[])], agora() - interval '1 hour', false
        from generate_series(1, ${many}::int) as n
      returning id, comercio_id
    ), pedidos as (
      insert into solicitacao (rota_id, comercio_id, endereco, origem, valor_estimado)
      select id, comercio_id, 'Rua Fernão Dias, 340', 'manual', 9 from rotas
      returning id
    )
    insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo)
    select id, 'aguardando', agora() - interval '1 hour', 'comercio' from pedidos`.execute(db);
  await em.transactional(async (tx) => {
    // Half a million rows that are valid by construction, so skip the foreign key checks.
    await tx.execute('set local session_replication_role = replica');
    await tx.execute('set local statement_timeout = 0');
    await sql`
      insert into pausa (rota_id, entregador_id, motivo, ate)
      select r.id, c, 'pausa_recusa', agora() + interval '7 days'
        from rota r cross join unnest(${entregador_ids}::int[]) as c
       where r.aguardando`.execute(tx.getKysely());
  });
}
