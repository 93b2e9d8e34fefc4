import type { Em } from '@corre/db/orm.ts';
import type { Caller } from '../acesso/caller.ts';
import { Problem } from '../formato/problem.ts';

const unknownShop = () =>
  new Problem(404, 'Loja desconhecida nesta integração: confirme este merchant.id na tela Integrações da Corre');

/**
 * Keeps the first id that this credential says of its shop; of two at once one is the first. In the transaction of the order that says
 * it: one that is refused binds nothing. 404 where another came first.
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
 * The shop is the credential's: its own word for it is bound when it is first heard (`bindMerchant`). Another one is 404 until somebody
 * confirms it (docs/decisions/0075-open-delivery-provider.md), and is noted so that they can.
 */
export async function demandMerchant(em: Em, caller: Caller, merchantId: string): Promise<void> {
  if (caller.merchant_id === null || caller.merchant_id === merchantId) return;
  if (caller.merchant_id_novo !== merchantId) {
    await em
      .getKysely()
      .updateTable('integracao')
      .set({ merchant_id_novo: merchantId })
      .where('id', '=', caller.id)
      .execute();
  }
  throw unknownShop();
}
