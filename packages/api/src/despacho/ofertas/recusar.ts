import { MOTIVO_DA_RECUSA_SEGUNDOS } from '@corre/contract/constants.ts';
import type { motivoDaRecusaSchema, RecusaRecente, recusarSchema } from '@corre/contract/ofertas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { daSolicitacao } from '../kernel/oferta.queries.ts';
import { type Recusa, recusaDe, registrarRecusa, suspensoPorRecusas } from '../kernel/registrar-recusa.ts';

type MotivoDado = z.output<typeof motivoDaRecusaSchema> & { entregador_id: number };

/**
 * Stores why the courier refused, within `MOTIVO_DA_RECUSA_SEGUNDOS` of the refusal [motivo-da-recusa]. A later reason
 * replaces the earlier one. Throws 400 if there is no refusal in that time. Index `oferta_do_entregador`.
 * It takes no lock: the offer is over, and nothing in the queue changes.
 */
export async function guardarMotivo(em: Em, { entregador_id, solicitacao_id, motivo_recusa }: MotivoDado) {
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

type Entrada = z.output<typeof recusarSchema> & { entregador_id: number };

/**
 * Handles a refusal without an open offer. A repeated refusal gets the first answer again, as long as no other offer
 * was delivered since. With `solicitacao_id`, only offers of that request count. Throws 400 if the last offer expired
 * or there is none.
 */
async function repetida(em: Em, config: Config, { entregador_id, solicitacao_id }: Entrada): Promise<Recusa> {
  const ultima = await em
    .getKysely()
    .selectFrom('oferta')
    .select(['resultado', 'recusa'])
    .where('entregador_id', '=', entregador_id)
    .where('entregue_em', 'is not', null)
    .where(daSolicitacao(solicitacao_id))
    .orderBy('enviada_em', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (ultima?.resultado === 'recusada') return recusaDe(config, ultima.recusa ?? 1);
  throw ultima?.resultado === 'expirada'
    ? new BusinessError('OFERTA_EXPIRADA')
    : new BusinessError('SEM_OFERTA_PARA_RECUSAR');
}

/** Refuses the offer on the courier's screen [recusa]. Throws 400 if there is nothing to refuse. */
export async function recusarOferta(em: Em, config: Config, entrada: Entrada) {
  const { entregador_id } = entrada;
  return comDespacho(em, config, { entregador_id }, async (agora) => {
    const recusa =
      (await registrarRecusa(em, config, entregador_id, entrada.solicitacao_id, agora)) ??
      (await repetida(em, config, entrada));
    if (entrada.motivo_recusa) await guardarMotivo(em, { ...entrada, motivo_recusa: entrada.motivo_recusa });
    return { message: recusa.suspenso ? suspensoPorRecusas(config, recusa) : 'Oferta recusada', ...recusa };
  });
}

/** More than a courier can refuse in that time, because a few refusals in a row suspend. */
const RECUSAS_MAX = 20;

/**
 * Returns what the courier refused within `MOTIVO_DA_RECUSA_SEGUNDOS`, newest first, each request once. The courier may
 * still give a reason for these [motivo-da-recusa]. Index `oferta_do_entregador`.
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
