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

/** What a cancellation answered before; null: nothing. */
const chargeOf = async (em: Em, { id }: Live) =>
  (await em.getKysely().selectFrom('tentativa').select('com_taxa').where('id', '=', id).executeTakeFirstOrThrow())
    .com_taxa;

/** Under the dispatch lock: whether there are charges follows from where the courier is. */
async function cancelHeld({ em, caller }: Call, attempt: Live, agora: string): Promise<boolean> {
  const { solicitacao_id } = attempt;
  const status = await statusOf(em, attempt);
  // the repeat, or somebody else was first: it is as was wished
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
 * The requester takes an order back, at any time (docs/decisions/0075-open-delivery-provider.md): without charges until the courier
 * is at the shop, with them afterwards; who has the goods brings them back. The repeat answers as the first did.
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
