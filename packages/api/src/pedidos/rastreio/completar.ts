import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';
import { novoLink } from './token.ts';

/** Number of open requests that get their links in one statement. */
const DE_UMA_VEZ = 1_000;

/**
 * Creates links for open requests without one. Such requests are older than the links, or come from a process of the
 * previous release during an update. With two concurrent processes the first link stays. Index
 * `solicitacao_aberta_do_comercio`.
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
