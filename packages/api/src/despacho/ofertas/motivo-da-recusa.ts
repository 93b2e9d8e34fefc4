import { MOTIVO_DA_RECUSA_SEGUNDOS } from '@corre/contract/constants.ts';
import type { motivoDaRecusaSchema } from '@corre/contract/ofertas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { daSolicitacao } from '../kernel/oferta.queries.ts';

type Entrada = z.output<typeof motivoDaRecusaSchema> & { entregador_id: number };

/**
 * Stores why the courier refused, within `MOTIVO_DA_RECUSA_SEGUNDOS` of the refusal (ADR 0070). A later reason replaces
 * the earlier one. Throws 400 if there is no refusal in that time. Index `oferta_do_entregador`.
 * It takes no lock: the offer is over, and nothing in the queue changes.
 */
export async function guardarMotivo(em: Em, { entregador_id, solicitacao_id, motivo_recusa }: Entrada) {
  const db = em.getKysely();
  const ultima = db
    .selectFrom('oferta')
    .select('id')
    .where('entregador_id', '=', entregador_id)
    .where('resultado', '=', 'recusada')
    .where('respondida_em', '>', sql<string>`(select ${secondsBefore(agora, MOTIVO_DA_RECUSA_SEGUNDOS)})`)
    .where(daSolicitacao(solicitacao_id))
    .orderBy('enviada_em', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  const { numUpdatedRows } = await db
    .updateTable('oferta')
    .set({ motivo_recusa })
    .where('id', '=', ultima.$asScalar())
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new BusinessError('SEM_RECUSA_RECENTE');
  return { message: 'Motivo anotado. Obrigado!' };
}
