import type { Em } from '@corre/db/orm.ts';
import type { Statement } from '@corre/db/sql.ts';
import { APAGADO } from './apagado.ts';

/**
 * What a shop's points of sale sent and were told, also in test mode, where no request came of it. Secrets went with the
 * shop; a system's word for it often is its CNPJ. Its requests say the system's name and its numbers.
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
