import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';

/**
 * Returns the number of the bank file that has this payout and no answer to it yet, or null. Index `lote_item_vivo`.
 */
async function loteVivo(em: Em, pagamento_id: number): Promise<number | null> {
  const item = await em
    .getKysely()
    .selectFrom('lote_item as i')
    .innerJoin('lote_pagamento as l', 'l.id', 'i.lote_id')
    .select('l.nsa')
    .where('i.pagamento_id', '=', pagamento_id)
    .where('i.resultado', 'is', null)
    .executeTakeFirst();
  return item?.nsa ?? null;
}

/**
 * Throws 409 while the bank may still make this payment, because a payment by hand would then pay twice. Call it under
 * the week's lock.
 */
export async function recusarSeNoLote(em: Em, pagamento_id: number): Promise<void> {
  const nsa = await loteVivo(em, pagamento_id);
  if (nsa !== null) throw new BusinessError('PAGAMENTO_NO_LOTE', { nsa });
}
