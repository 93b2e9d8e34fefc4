import type { Em } from '@corre/db/orm.ts';
import { instant } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import { refazerRetencao } from '../../despacho/kernel/reter.queries.ts';
import { type Aviso, avisarMudadas, travarParadas } from './paradas-do-aviso.ts';

/**
 * Stores a new future time at which parcels will be ready. A held route waits for the new time. A route that is offered
 * or taken is not held again, and its courier reads the time. `agora` is the instant of the dispatch, whose lock the
 * caller holds, or null without the lock. Throws 409.
 */
export async function dizerQuando(em: Em, aviso: Aviso & { pronto_em: string }, rota_id: number, agora: string | null) {
  const { esta, noBalcao, saiu } = await travarParadas(em, aviso, rota_id);
  if (esta.pronta) throw new BusinessError('PEDIDO_JA_PRONTO');
  if (saiu) throw new BusinessError('PEDIDO_JA_SAIU', { status: esta.status });
  const novas = noBalcao.filter(({ pronta }) => !pronta);
  await em
    .getKysely()
    .updateTable('solicitacao')
    .set({ pronto_em: instant(aviso.pronto_em) })
    .where(
      'id',
      'in',
      novas.map(({ id }) => id),
    )
    .execute();
  if (agora !== null) await refazerRetencao(em, { rota_id, agora });
  await avisarMudadas(em, novas, rota_id);
  return { message: 'Horário atualizado!', solicitacao_ids: novas.map(({ id }) => id) };
}
