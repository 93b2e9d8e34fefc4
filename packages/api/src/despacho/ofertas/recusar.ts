import type { recusarSchema } from '@corre/contract/ofertas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { daSolicitacao } from '../kernel/oferta.queries.ts';
import { type Recusa, recusaDe, registrarRecusa, suspensoPorRecusas } from '../kernel/registrar-recusa.ts';
import { guardarMotivo } from './motivo-da-recusa.ts';

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
