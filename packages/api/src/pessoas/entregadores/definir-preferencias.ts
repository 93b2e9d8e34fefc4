import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/** Whether the courier appears in the public ranking; it holds from the next reading on. */
export async function definirPreferencias(
  em: Em,
  entregador_id: number,
  aparece_no_ranking: boolean,
): Promise<{ message: string }> {
  await rows(em, sql`update entregador set aparece_no_ranking = ${aparece_no_ranking} where id = ${entregador_id}`);
  return { message: aparece_no_ranking ? 'Você aparece no ranking' : 'Você não aparece mais no ranking' };
}
