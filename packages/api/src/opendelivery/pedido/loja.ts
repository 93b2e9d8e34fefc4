import type { Em } from '@corre/db/orm.ts';
import type { Caller } from '../acesso/caller.ts';
import { Problem } from '../formato/problem.ts';

const unknownShop = () =>
  new Problem(404, 'Loja desconhecida nesta integração: confirme este merchant.id na tela Integrações da Corre');

/**
 * Binds the first merchant id that this integration sends to its shop. The first of two concurrent ids wins. Runs in
 * the order's transaction, so that a refused order binds nothing. Throws 404 if another id is bound.
 */
export async function bindMerchant(em: Em, { id, merchant_id }: Caller, merchantId: string): Promise<void> {
  if (merchant_id === merchantId) return;
  const bound = await em
    .getKysely()
    .updateTable('integracao')
    .set({ merchant_id: merchantId })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('merchant_id', 'is', null), eb('merchant_id', '=', merchantId)]))
    .returning('id')
    .executeTakeFirst();
  if (!bound) throw unknownShop();
}

/**
 * Checks the merchant id of an order; the first one is bound later (`bindMerchant`). Another id gets 404 until somebody
 * confirms it on the screen (ADR 0038). It is stored for that confirmation.
 */
export async function demandMerchant(em: Em, caller: Caller, merchantId: string): Promise<void> {
  if (caller.merchant_id === null || caller.merchant_id === merchantId) return;
  // An application chose the id when it redeemed the shop's code (ADR 0045).
  if (caller.merchant_id_novo !== merchantId && caller.aplicativo_id === null) {
    await em
      .getKysely()
      .updateTable('integracao')
      .set({ merchant_id_novo: merchantId })
      .where('id', '=', caller.id)
      .execute();
  }
  throw unknownShop();
}
