import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant } from '@corre/db/sql.ts';
import { avisarStatus } from './registrar-status.ts';

/** Which route goes to whom, and who decided it; `atribuida_por` is the staff account when support did. */
export interface EntregaDeRota
  extends Pick<Row<'solicitacao'>, 'rota_id' | 'atribuida_por'>,
    Pick<Row<'solicitacao_historico'>, 'ator_tipo' | 'ator_id'> {
  entregador_id: number;
}

/** The stops, the route that waits no more and the history, in one statement. Index `solicitacao_ordem_na_rota`. */
const entregar = compiled((db, given: Given<EntregaDeRota & { agora: string }>) =>
  db
    .with('entregue', (q) =>
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
    .with('rota_entregue', (q) => q.updateTable('rota').set({ aguardando: false }).where('id', '=', given('rota_id')))
    .with('anotada', (q) =>
      q
        .insertInto('solicitacao_historico')
        .columns(['solicitacao_id', 'status', 'quando', 'ator_tipo', 'ator_id'])
        .expression(({ selectFrom, val }) =>
          selectFrom('entregue').select([
            'entregue.id',
            val('aceita').as('status'),
            instant(given('agora')).as('quando'),
            given('ator_tipo').as('ator_tipo'),
            given('ator_id').as('ator_id'),
          ]),
        ),
    )
    .selectFrom('entregue')
    .select(['entregue.id', 'entregue.comercio_id', 'entregue.entregador_id'])
    .orderBy('entregue.id'),
);

/** Makes every waiting stop of a route the courier's, whole. The caller holds the dispatch lock. Returns the stops' ids. */
export async function entregarRota(em: Em, entrega: EntregaDeRota, agora: string): Promise<number[]> {
  const paradas = await entregar(em, { ...entrega, agora });
  await avisarStatus(em, paradas);
  return paradas.map((parada) => parada.id);
}
