import type { Em } from '@corre/db/orm.ts';
import type { Statement } from '@corre/db/sql.ts';
import { APAGADO } from './apagado.ts';

/**
 * Erases what a shop's points of sale sent and received, also in test mode, which creates no request. The secrets are
 * already deleted with the shop. The merchant id is often a CNPJ, so it is erased too. Requests lose the system's name
 * and its order numbers.
 */
export function deSistemas(em: Em, id: number): Statement[] {
  const db = em.getKysely();
  const integracoes = db.selectFrom('integracao').select('id').where('comercio_id', '=', id);
  const pedidos = db.selectFrom('pedido_externo').select('id').where('integracao_id', 'in', integracoes);
  return [
    db.updateTable('tentativa').set({ corpo_cifrado: null }).where('pedido_externo_id', 'in', pedidos),
    db.deleteFrom('mensagem_externa').where('integracao_id', 'in', integracoes),
    db.deleteFrom('chamada_externa').where('integracao_id', 'in', integracoes),
    db.updateTable('solicitacao').set({ canal: null, numero_pedido: null }).where('comercio_id', '=', id),
    db
      .updateTable('integracao')
      .set({ nome: APAGADO, merchant_id: null, merchant_id_novo: null, url_eventos: null, url_codigo: null })
      .where('comercio_id', '=', id),
  ];
}
