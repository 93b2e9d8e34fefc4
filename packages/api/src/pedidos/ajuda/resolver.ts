import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';

/**
 * Closes a call for help, with an audit entry. Its card leaves every board. A repeated call changes nothing. Throws
 * 404.
 */
export async function resolverAjuda(em: Em, ator: Ator, ajuda_id: number): Promise<{ message: string }> {
  const db = em.getKysely();
  const resolvida = await db
    .updateTable('ajuda')
    .set({ resolvida_em: agora })
    .where('id', '=', ajuda_id)
    .where('resolvida_em', 'is', null)
    .returning('entregador_id')
    .executeTakeFirst();
  if (resolvida) {
    const { entregador_id } = resolvida;
    await auditar(em, ator, 'resolver-ajuda', 'entregador', entregador_id, { ajuda_id });
    await avisar(em, { tipo: 'solicitacao', assunto: 'problema', entregador_id });
  } else if (!(await db.selectFrom('ajuda').select('id').where('id', '=', ajuda_id).executeTakeFirst()))
    throw new BusinessError('PEDIDO_DE_AJUDA_NAO_ENCONTRADO');
  return { message: 'Ajuda resolvida.' };
}
