import { MOTIVO_DA_RECUSA_SEGUNDOS } from '@corre/contract/constants.ts';
import type { RecusaRecente } from '@corre/contract/ofertas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';

/** More than a courier can refuse in that time, because a few refusals in a row suspend. */
const RECUSAS_MAX = 20;

/**
 * Returns what the courier refused within `MOTIVO_DA_RECUSA_SEGUNDOS`, newest first, each request once. The courier may
 * still give a reason for these (ADR 0070). Index `oferta_do_entregador`.
 */
export async function recusasRecentes(em: Em, entregador_id: number): Promise<RecusaRecente[]> {
  const recusas = await em
    .getKysely()
    .selectFrom('oferta as o')
    .innerJoin('rota as r', 'r.id', 'o.rota_id')
    .innerJoin('comercio as c', 'c.id', 'r.comercio_id')
    .select(({ ref, selectFrom }) => [
      selectFrom('solicitacao as s')
        .select((q) => q.fn.min('s.id').as('id'))
        .whereRef('s.rota_id', '=', 'r.id')
        .$asScalar()
        .$notNull()
        .as('solicitacao_id'),
      'c.nome as comercio',
      ref('o.respondida_em').$notNull().as('quando'),
      'o.motivo_recusa',
    ])
    .where('o.entregador_id', '=', entregador_id)
    .where('o.resultado', '=', 'recusada')
    .where('o.respondida_em', '>', sql<string>`(select ${secondsBefore(agora, MOTIVO_DA_RECUSA_SEGUNDOS)})`)
    .orderBy('o.enviada_em', 'desc')
    .orderBy('o.id', 'desc')
    .limit(RECUSAS_MAX)
    .execute();
  // A route that was refused twice appears only at its newest refusal.
  const vistas = new Set<number>();
  return recusas.filter(({ solicitacao_id }) => !vistas.has(solicitacao_id) && vistas.add(solicitacao_id));
}
