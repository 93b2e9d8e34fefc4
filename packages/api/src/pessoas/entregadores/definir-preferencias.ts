import { Entregador } from '@corre/db/entregadores/entregador.entity.ts';
import type { Em } from '@corre/db/orm.ts';

/** Whether the courier appears in the public ranking; it holds from the next reading on. */
export async function definirPreferencias(
  em: Em,
  entregador_id: number,
  aparece_no_ranking: boolean,
): Promise<{ message: string }> {
  await em.nativeUpdate(Entregador, { id: entregador_id }, { aparece_no_ranking });
  return { message: aparece_no_ranking ? 'Você aparece no ranking' : 'Você não aparece mais no ranking' };
}
