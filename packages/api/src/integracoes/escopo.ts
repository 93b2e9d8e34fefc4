import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { integracaoNaoEncontrada } from './erros.ts';

/** Whose integrations a caller may see and change: one shop's, or for the administrator (null) everybody's. */
export type Escopo = number | null;

/** The integration, locked until the transaction ends; 404 for one that is another's or was removed. */
export async function travarIntegracao(em: Em, escopo: Escopo, integracao_id: number) {
  const achada = await em
    .getKysely()
    .selectFrom('integracao')
    .selectAll()
    .where('id', '=', integracao_id)
    .where('removida_em', 'is', null)
    .$if(escopo !== null, (q) => q.where('comercio_id', '=', escopo ?? 0))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!achada) throw integracaoNaoEncontrada();
  return achada;
}

/** The same for a look that changes nothing. `anterior_vale`: the former secret still opens the door. */
export async function acharIntegracao(em: Em, escopo: Escopo, integracao_id: number) {
  const achada = await em
    .getKysely()
    .selectFrom('integracao')
    .selectAll()
    .select(sql<boolean>`coalesce(anterior_ate > agora(), false)`.as('anterior_vale'))
    .where('id', '=', integracao_id)
    .where('removida_em', 'is', null)
    .$if(escopo !== null, (q) => q.where('comercio_id', '=', escopo ?? 0))
    .executeTakeFirst();
  if (!achada) throw integracaoNaoEncontrada();
  return achada;
}
