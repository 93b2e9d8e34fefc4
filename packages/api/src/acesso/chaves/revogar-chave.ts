import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { auditar } from '../auditoria/auditar.ts';

interface Pedido {
  comercio_id: number;
  chave_id: number;
}

/**
 * Revokes a key of this shop at once: requests that begin after the answer are refused. A repeated call changes
 * nothing.
 */
export async function revogarChave(
  em: Em,
  ator: Ator,
  { comercio_id, chave_id }: Pedido,
): Promise<{ message: string }> {
  const db = em.getKysely();
  const { numUpdatedRows } = await db
    .updateTable('chave_api')
    .set({ revogada_em: agora, revogada_por_tipo: ator.user_type })
    .where('id', '=', chave_id)
    .where('comercio_id', '=', comercio_id)
    .where('revogada_em', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0) await auditar(em, ator, 'chave_api_revogada', 'comercio', comercio_id, { chave_id });
  else {
    const dela = db.selectFrom('chave_api').select('id').where('id', '=', chave_id);
    if (!(await dela.where('comercio_id', '=', comercio_id).executeTakeFirst()))
      throw new BusinessError('CHAVE_NAO_ENCONTRADA');
  }
  return { message: 'Chave revogada' };
}
