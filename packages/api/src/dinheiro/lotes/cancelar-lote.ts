import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { travarSemana } from '../fechamento/semana.ts';
import { umLote } from './lotes.ts';

/**
 * Cancels a batch that the bank never got, with a reason. Its unanswered payments may then be paid another way. The
 * file's number is not used again. A repeated call with the same reason returns the same answer. Throws 404 and 409.
 */
export async function cancelarLote(em: Em, ator: Ator, { id, motivo }: { id: number; motivo: string }) {
  await travarSemana(em, (await umLote(em, id)).semana_inicio);
  const lote = await umLote(em, id);
  const db = em.getKysely();
  if (lote.cancelado_em !== null) {
    if (lote.motivo_cancelamento !== motivo) throw new BusinessError('LOTE_CANCELADO');
    return umLote(em, id);
  }
  if (lote.aguardando === 0) throw new BusinessError('LOTE_RESPONDIDO');
  await db
    .updateTable('lote_pagamento')
    .set({ cancelado_em: agora, cancelado_por: ator.id, motivo_cancelamento: motivo })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('lote_item')
    .set({ resultado: 'cancelado', retorno_em: agora })
    .where('lote_id', '=', id)
    .where('resultado', 'is', null)
    .execute();
  await auditar(em, ator, 'lote-cancelado', 'lote', id, { nsa: lote.nsa, liberados: lote.aguardando });
  return umLote(em, id);
}
