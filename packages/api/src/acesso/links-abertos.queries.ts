import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { COLUNAS, type Conta } from './conta.queries.ts';

/**
 * Ends the account's open one-time link: a newer link, a new password or the end of the account takes its place
 * [link-de-acesso]. The caller holds the lock of the account (fatores/conta-trancada.ts).
 */
export async function trocarLinks(em: Em, { user_type, id }: Conta): Promise<void> {
  await em
    .getKysely()
    .updateTable('link_de_acesso')
    .set({ trocado_em: agora })
    .where(COLUNAS[user_type], '=', id)
    .where('usado_em', 'is', null)
    .where('trocado_em', 'is', null)
    .execute();
}
