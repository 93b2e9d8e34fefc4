import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Vault } from '../base/vault.ts';

type Quais = { id: number } | { comercio_id: number } | { aplicativo_id: number };

function colunaDe(quais: Quais) {
  if ('id' in quais) return ['id', quais.id] as const;
  return 'comercio_id' in quais
    ? (['comercio_id', quais.comercio_id] as const)
    : (['aplicativo_id', quais.aplicativo_id] as const);
}

/**
 * Removes one integration, or all of a shop or an application that is removed. Deletes their tokens, addresses, secrets
 * and credentials of ordering apps. The rows stay, because orders and the audit refer to them. Uses the indexes
 * `integracao_do_comercio` and `integracao_token_da_integracao`.
 */
export async function removerIntegracoes(em: Em, vault: Vault, quais: Quais): Promise<void> {
  const db = em.getKysely();
  const [coluna, valor] = colunaDe(quais);
  const removidas = await db
    .updateTable('integracao')
    .set({
      removida_em: agora,
      ativa: false,
      url_eventos: null,
      url_codigo: null,
      segredo_cifrado: vault.seal(''),
      segredo_anterior_cifrado: null,
      anterior_ate: null,
    })
    .where(coluna, '=', valor)
    .where('removida_em', 'is', null)
    .returning('id')
    .execute();
  const ids = removidas.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom('integracao_token').where('integracao_id', 'in', ids).execute();
  await db.deleteFrom('app_de_pedidos').where('integracao_id', 'in', ids).execute();
}
