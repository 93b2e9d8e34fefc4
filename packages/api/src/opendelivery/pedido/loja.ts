import type { Em } from '@corre/db/orm.ts';
import type { Caller } from '../acesso/caller.ts';
import { Problem } from '../formato/problem.ts';

const unknownShop = () =>
  new Problem(404, 'Loja desconhecida nesta integração: confirme este merchant.id na tela Integrações da Corre');

/** Keeps the first id that this credential says of its shop. Of two at once one is the first. */
async function bind(em: Em, { id }: Caller, merchantId: string): Promise<boolean> {
  const bound = await em
    .getKysely()
    .updateTable('integracao')
    .set({ merchant_id: merchantId })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('merchant_id', 'is', null), eb('merchant_id', '=', merchantId)]))
    .returning('id')
    .executeTakeFirst();
  return bound !== undefined;
}

/**
 * The shop is the credential's: its own word for it is bound when it is first heard. Another one is 404 until somebody confirms it
 * (docs/decisions/0075-open-delivery-provider.md), and is noted so that they can.
 */
export async function demandMerchant(em: Em, caller: Caller, merchantId: string): Promise<void> {
  if (caller.merchant_id === merchantId) return;
  if (caller.merchant_id === null && (await bind(em, caller, merchantId))) return;
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
