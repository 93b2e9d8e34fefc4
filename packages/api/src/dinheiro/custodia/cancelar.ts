import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { conferirDono } from './confirmar.ts';
import type { Quem } from './ledger.ts';

/**
 * Cancels an open handover: the courier withdraws it, or the receiver has received nothing. No money moves. A repeated
 * call returns the same answer. Throws 404, 403, or 409 if the handover is confirmed.
 */
export async function cancelarPrestacao(em: Em, quem: Quem, prestacao_id: number): Promise<{ message: string }> {
  const prestacao = await em
    .getKysely()
    .selectFrom('custodia_prestacao')
    .select(['entregador_id', 'comercio_id', 'confirmada_em', 'cancelada_em'])
    .where('id', '=', prestacao_id)
    .forUpdate()
    .executeTakeFirst();
  if (!prestacao) throw new BusinessError('PRESTACAO_NAO_ENCONTRADA');
  conferirDono(quem, prestacao);
  const { entregador_id, comercio_id } = prestacao;
  if (prestacao.confirmada_em !== null) throw new BusinessError('PRESTACAO_JA_CONFIRMADA');
  const message = quem.user_type === 'entregador' ? 'Aviso cancelado' : 'Entrega de dinheiro recusada';
  if (prestacao.cancelada_em !== null) return { message };
  await em
    .getKysely()
    .updateTable('custodia_prestacao')
    .set({ cancelada_em: agora })
    .where('id', '=', prestacao_id)
    .execute();
  await auditar(em, quem, 'cancelar-prestacao', 'prestacao', prestacao_id, { entregador_id, comercio_id });
  await avisar(em, { tipo: 'entrega', entregador_id, comercio_id });
  return { message };
}
