import type { Ambiente } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../base/business-error.ts';
import { daLoja, type Escopo as EscopoDeLojas } from '../base/escopo.ts';

/**
 * The integrations that a caller reaches. `webhooks_de` is for API keys: only the shop's webhooks of this environment,
 * never the credentials of a point of sale (ADR 0039).
 */
export type Escopo = EscopoDeLojas | { loja: number; webhooks_de: Ambiente };

/** SQL condition: the row of `integracao`, under this name in the statement, is in the scope. */
export function noEscopo(tabela: string, escopo: Escopo): RawBuilder<boolean> {
  const dela = daLoja(`${tabela}.comercio_id`, escopo);
  if (!('webhooks_de' in escopo)) return dela;
  const [tipo, ambiente] = [sql.ref(`${tabela}.tipo`), sql.ref(`${tabela}.ambiente`)];
  return sql<boolean>`${dela} and ${tipo} = 'webhook' and ${ambiente} = ${escopo.webhooks_de}::text`;
}

/** Returns the integration, locked until the transaction ends. Throws 404 if it is another shop's or removed. */
export async function travarIntegracao(em: Em, escopo: Escopo, integracao_id: number) {
  const achada = await em
    .getKysely()
    .selectFrom('integracao')
    .selectAll()
    .where('id', '=', integracao_id)
    .where('removida_em', 'is', null)
    .where(noEscopo('integracao', escopo))
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
    .where(noEscopo('integracao', escopo))
    .executeTakeFirst();
  if (!achada) throw new BusinessError('INTEGRACAO_NAO_ENCONTRADA');
  return achada;
}
