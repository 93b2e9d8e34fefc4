import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';
import { novoLink } from './token.ts';

/** Open requests that get their link in one go. */
const DE_UMA_VEZ = 1_000;

/**
 * Gives a link to the open requests that have none: those from before there were links, and those that a process of the
 * release before makes while both run. Index `solicitacao_aberta_do_comercio`. Two processes at once: the first link stays.
 */
export async function completarRastreios(em: Em, vault: Vault): Promise<void> {
  const db = em.getKysely();
  const semLink = db
    .selectFrom('solicitacao as s')
    .select('s.id')
    .where('s.status', 'in', STATUS_ABERTO)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('rastreio as r').select('r.solicitacao_id').whereRef('r.solicitacao_id', '=', 's.id'))),
    )
    .limit(DE_UMA_VEZ);
  for (;;) {
    const faltam = await semLink.execute();
    if (faltam.length === 0) return;
    await db
      .insertInto('rastreio')
      .values(faltam.map(({ id }) => ({ solicitacao_id: id, ...novoLink(vault) })))
      .onConflict((conflict) => conflict.column('solicitacao_id').doNothing())
      .execute();
  }
}
