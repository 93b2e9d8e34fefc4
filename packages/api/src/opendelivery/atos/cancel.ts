import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { actTransaction } from '../../base/dispatch-notes.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { cancelarSolicitacao } from '../../despacho/passos/cancelar.ts';
import { cancelSchema } from '../formato/acts.ts';
import { read } from '../formato/read.ts';
import { attemptOf } from '../pedido/attempt.ts';
import type { Call } from './call.ts';
import { audit, finished, isLive, type Live, rejected, statusOf } from './request.ts';
import { cancelTest } from './test-acts.ts';

/** Returns what an earlier cancellation answered. Returns null if there was none. */
const chargeOf = async (em: Em, { id }: Live) =>
  (await em.getKysely().selectFrom('tentativa').select('com_taxa').where('id', '=', id).executeTakeFirstOrThrow())
    .com_taxa;

/** Runs under the dispatch lock, because the charges depend on the courier's step. */
async function cancelHeld({ em, caller }: Call, attempt: Live, agora: string): Promise<boolean> {
  const { solicitacao_id } = attempt;
  const status = await statusOf(em, attempt);
  // A repeat, or somebody else cancelled first: the wish is fulfilled either way.
  if (status === 'cancelada') return (await chargeOf(em, attempt)) ?? false;
  if (status === 'finalizada') throw finished();
  const com_taxa = status === 'em_retirada' || status === 'em_entrega';
  const { comercio_id } = caller;
  const autor = { ator_tipo: 'comercio', ator_id: comercio_id } as const;
  await cancelarSolicitacao(em, { solicitacao_id, comercio_id, ...autor, enquanto: STATUS_ABERTO }, agora);
  await em.getKysely().updateTable('tentativa').set({ com_taxa }).where('id', '=', attempt.id).execute();
  await audit(em, caller, 'opendelivery-cancelar', solicitacao_id);
  return com_taxa;
}

/**
 * Cancels an order for the requester, at any time before its end (ADR 0038). There are no charges until the courier is
 * at the shop, and charges afterwards. A courier who has the goods brings them back. A repeat gives the first answer.
 */
export function cancel(call: Call): Promise<{ additionalCharges: boolean }> {
  read(cancelSchema, call.body);
  return actTransaction(call.em, 'open-delivery', async (em) => {
    const attempt = await attemptOf(em, call.caller.id, call.orderId);
    const within = { ...call, em };
    if (call.caller.ambiente === 'teste') return { additionalCharges: await cancelTest(within, attempt) };
    if (!isLive(attempt) || attempt.passo === 'REJECTED') throw rejected();
    const { comercio_id } = call.caller;
    const additionalCharges = await comDespacho(em, call.deps.config, { comercio_id }, (agora) =>
      cancelHeld(within, attempt, agora),
    );
    return { additionalCharges };
  });
}
