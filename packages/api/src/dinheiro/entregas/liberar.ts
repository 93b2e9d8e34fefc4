import type { TipoPagamento } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { avisar } from '../../eventos/avisar.ts';
import { devolverDinheiro } from '../custodia/a-liberar.ts';
import { travarEntregador } from '../custodia/ledger.ts';
import { devolverUnica } from '../maquininhas/posse.ts';

const LIBERADA: Record<TipoPagamento, string> = {
  online: 'Entrega liberada',
  maquininha: 'Maquininha devolvida: entrega liberada',
  dinheiro: 'Dinheiro devolvido: entrega liberada',
};

type Pendente = Pick<Row<'entrega'>, 'id' | 'comercio_id' | 'entregador_id' | 'tipo_pagamento'>;

/** Returns the delivery of this shop. Throws 404 and 403. */
async function entregaDaLoja(em: Em, comercio_id: number, entrega_id: number) {
  const entrega = await em
    .getKysely()
    .selectFrom('entrega')
    .select(['id', 'comercio_id', 'entregador_id', 'tipo_pagamento', 'status', 'solicitacao_id'])
    .where('id', '=', entrega_id)
    .executeTakeFirst();
  if (!entrega) throw new BusinessError('ENTREGA_NAO_ENCONTRADA');
  if (entrega.comercio_id !== comercio_id) throw new BusinessError('ENTREGA_DE_OUTRA_CONTA');
  return entrega;
}

/**
 * Releases the delivery once and returns its money or machine. Takes the courier's lock before the lock on the
 * delivery.
 */
async function liberar(em: Em, loja: Ator, { id, comercio_id, entregador_id, tipo_pagamento }: Pendente) {
  const par = { entregador_id, comercio_id };
  await travarEntregador(em, entregador_id);
  if (tipo_pagamento === 'dinheiro') await devolverDinheiro(em, loja, par, id);
  const liberada = await em
    .getKysely()
    .updateTable('entrega')
    .set({ status: 'concluida', data_entrega: agora })
    .where('id', '=', id)
    .where('status', '=', 'pendente')
    .returning('id')
    .executeTakeFirst();
  if (!liberada) return;
  if (tipo_pagamento === 'maquininha') await devolverUnica(em, loja, par);
  await avisar(em, { tipo: 'entrega', ...par });
}

/**
 * Releases a pending delivery, whose machine or money came back [pendente]. It counts from now on. A repeated call
 * returns the same answer.
 * The cash of a request leaves the courier's hand, so the courier may get offers of cash deliveries again. That case
 * takes the dispatch lock (ADR 0022).
 */
export async function liberarEntrega(em: Em, config: Config, loja: Ator, entrega_id: number) {
  const { status, solicitacao_id, ...entrega } = await entregaDaLoja(em, loja.id, entrega_id);
  if (status === 'pendente') {
    const doPedido = entrega.tipo_pagamento === 'dinheiro' && solicitacao_id !== null;
    const { entregador_id } = entrega;
    if (doPedido) await comDespacho(em, config, { entregador_id }, () => liberar(em, loja, entrega));
    else await liberar(em, loja, entrega);
  }
  return { message: LIBERADA[entrega.tipo_pagamento] };
}
