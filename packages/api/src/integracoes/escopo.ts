import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { BusinessError } from '../base/business-error.ts';
import { daLoja, type Escopo } from '../base/escopo.ts';

/** Returns the integration, locked until the transaction ends. Throws 404 if it is another shop's or removed. */
export async function travarIntegracao(em: Em, escopo: Escopo, integracao_id: number) {
  const achada = await em
    .getKysely()
    .selectFrom('integracao')
    .selectAll()
    .where('id', '=', integracao_id)
    .where('removida_em', 'is', null)
    .where(daLoja('comercio_id', escopo))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!achada) throw new BusinessError('INTEGRACAO_NAO_ENCONTRADA');
  return achada;
}

/**
 * Returns the integration without a lock, for reads. `anterior_vale`: the former secret is still accepted. Throws 404.
 */
export async function acharIntegracao(em: Em, escopo: Escopo, integracao_id: number) {
  const achada = await em
    .getKysely()
    .selectFrom('integracao')
    .selectAll()
    .select(sql<boolean>`coalesce(anterior_ate > agora(), false)`.as('anterior_vale'))
    .where('id', '=', integracao_id)
    .where('removida_em', 'is', null)
    .where(daLoja('comercio_id', escopo))
    .executeTakeFirst();
  if (!achada) throw new BusinessError('INTEGRACAO_NAO_ENCONTRADA');
  return achada;
}
