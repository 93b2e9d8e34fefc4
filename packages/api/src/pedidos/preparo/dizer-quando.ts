import type { Em } from '@corre/db/orm.ts';
import { instant } from '@corre/db/sql.ts';
import { refazerRetencao } from '../../despacho/kernel/reter.queries.ts';
import { jaPronto, jaSaiu } from './erros.ts';
import { type Aviso, avisarMudadas, travarParadas } from './paradas-do-aviso.ts';

/**
 * The shop says another time, that is still to come. A held route waits for that one; what is offered or taken is held no more, and its
 * courier reads the time. `agora`: the instant of the dispatch, whose lock the caller holds; null without it.
 */
export async function dizerQuando(em: Em, aviso: Aviso & { pronto_em: string }, rota_id: number, agora: string | null) {
  const { esta, noBalcao, saiu } = await travarParadas(em, aviso, rota_id);
  if (esta.pronta) throw jaPronto();
  if (saiu) throw jaSaiu(esta.status);
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
