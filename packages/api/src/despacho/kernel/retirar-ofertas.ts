import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { noteOfferEnded } from '../../base/dispatch-notes.ts';
import { avisar } from '../../eventos/avisar.ts';

/**
 * Withdraws the open offers of this route and of this courier, and sends events to their couriers. The caller holds the
 * dispatch lock.
 */
export async function retirarOfertas(
  em: Em,
  { rota_id, entregador_id }: Partial<Pick<Row<'oferta'>, 'rota_id' | 'entregador_id'>>,
  agora: string,
): Promise<void> {
  const retiradas = await em
    .getKysely()
    .updateTable('oferta')
    .set({ resultado: 'retirada', respondida_em: agora })
    .where('resultado', 'is', null)
    .where(({ or, eb }) =>
      or([
        ...(rota_id === undefined ? [] : [eb('rota_id', '=', rota_id)]),
        ...(entregador_id === undefined ? [] : [eb('entregador_id', '=', entregador_id)]),
      ]),
    )
    .returning('entregador_id')
    .execute();
  for (const { entregador_id } of retiradas) {
    noteOfferEnded(em, 'retirada');
    await avisar(em, { tipo: 'oferta', entregador_id });
  }
}
