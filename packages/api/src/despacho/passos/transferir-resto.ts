import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { retirarOfertas } from '../kernel/retirar-ofertas.ts';
import { conferirEntregador } from './conferir-entregador.ts';

type Quem = Pick<Ator, 'user_type' | 'id'>;

interface Transferencia {
  rota_id: number;
  /** the courier who holds the route now */
  entregador_id: number;
  /** the courier who takes over; a busy one gets the route after the deliveries that they have */
  para: number | undefined;
  /** the praça whose lock is held */
  praca_id: number;
}

/**
 * Gives the open stops of a route to another courier, each in its present status. Both couriers get an event. The
 * caller holds the dispatch lock. Returns the ids of the stops.
 */
export async function transferirResto(
  em: Em,
  ator: Quem,
  { rota_id, entregador_id, para, praca_id }: Transferencia,
  agora: string,
): Promise<number[]> {
  if (para === undefined) throw new BusinessError('FALTA_QUEM_LEVA');
  await conferirEntregador(em, para, praca_id);
  await retirarOfertas(em, { entregador_id: para }, agora);
  const paradas = await em
    .getKysely()
    .updateTable('solicitacao')
    .set({ entregador_id: para, atribuida_por: ator.id })
    .where('rota_id', '=', rota_id)
    .where('entregador_id', '=', entregador_id)
    .where('status', 'in', STATUS_EM_ANDAMENTO)
    .returning(['id', 'comercio_id'])
    .execute();
  for (const { id: solicitacao_id, comercio_id } of paradas) {
    for (const quem of [entregador_id, para]) {
      await avisar(em, { tipo: 'solicitacao', solicitacao_id, comercio_id, entregador_id: quem });
    }
  }
  return paradas.map(({ id }) => id).sort((a, b) => a - b);
}
