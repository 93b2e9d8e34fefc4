import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, sql } from '@corre/db/sql.ts';
import { anotarStatus, avisarStatus } from './registrar-status.ts';

/**
 * Which route goes to which courier, and who decided it. `atribuida_por` is the staff account if support assigned it.
 */
export interface EntregaDeRota
  extends Pick<Row<'solicitacao'>, 'rota_id' | 'atribuida_por'>,
    Pick<Row<'solicitacao_historico'>, 'ator_tipo' | 'ator_id'> {
  entregador_id: number;
}

/** Updates the stops, the route and the history in one statement. Index `solicitacao_ordem_na_rota`. */
const entregar = compiled((db, given: Given<EntregaDeRota & { agora: string }>) =>
  db
    .with('movida', (q) =>
      q
        .updateTable('solicitacao')
        .set({
          status: 'aceita',
          entregador_id: given('entregador_id'),
          data_status: given('agora'),
          atribuida_por: given('atribuida_por'),
        })
        .where('rota_id', '=', given('rota_id'))
        .where('status', '=', 'aguardando')
        .returning(['id', 'comercio_id', 'entregador_id']),
    )
    .with('rota_entregue', (q) =>
      q.updateTable('rota').set({ aguardando: false }).where('id', '=', given('rota_id')).returning('liberada_em'),
    )
    .with('anotada', (q) =>
      anotarStatus(q, {
        status: sql<'aceita'>`'aceita'`,
        quando: instant(given('agora')),
        ator_tipo: given('ator_tipo'),
        ator_id: given('ator_id'),
      }),
    )
    .selectFrom(['movida', 'rota_entregue as r'])
    .select(['movida.id', 'movida.comercio_id', 'movida.entregador_id'])
    // `liberada_em` of a held route lies in the future. Such a route did not wait.
    .select(
      sql<number>`greatest(0, extract(epoch from ${instant(given('agora'))} - r.liberada_em))::float8`.as('espera'),
    )
    .orderBy('movida.id'),
);

/**
 * Gives every waiting stop of a route to the courier. The caller holds the dispatch lock.
 * Returns the ids of the stops, and how long the route waited, in seconds. `espera` is null when no stop waited.
 */
export async function entregarRota(em: Em, entrega: EntregaDeRota, agora: string) {
  const paradas = await entregar(em, { ...entrega, agora });
  await avisarStatus(em, paradas);
  return { solicitacao_ids: paradas.map((parada) => parada.id), espera: paradas[0]?.espera ?? null };
}
