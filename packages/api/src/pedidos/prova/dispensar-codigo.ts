import type { DispensarCodigo } from '@corre/contract/prova/contrato.ts';
import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { anotarMarco } from '../marcos/anotar-marco.ts';

/**
 * Locks the request's code and reads both. A concurrent try is finished when this call has the lock. Throws 404 and
 * 409.
 */
async function travar(em: Em, solicitacao_id: number) {
  const db = em.getKysely();
  const codigo = await db
    .selectFrom('codigo_entrega')
    .select('dispensado_por')
    .where('solicitacao_id', '=', solicitacao_id)
    .forUpdate()
    .executeTakeFirst();
  const pedido = await db
    .selectFrom('solicitacao')
    .select(['status', 'comercio_id', 'entregador_id'])
    .where('id', '=', solicitacao_id)
    .executeTakeFirst();
  if (!pedido) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  if (!codigo) throw new BusinessError('ENTREGA_SEM_CODIGO');
  return { ...pedido, dispensado: codigo.dispensado_por !== null };
}

/**
 * Lets a delivery end without its code, on behalf of support. A repeated call returns the same answer. The audit does
 * not store the reason, because it never stores free text. Throws 404 and 409.
 */
export async function dispensarCodigo(em: Em, ator: Ator, { solicitacao_id, motivo }: DispensarCodigo) {
  const { status, comercio_id, entregador_id, dispensado } = await travar(em, solicitacao_id);
  const message = 'Código dispensado. A entrega pode ser finalizada sem ele.';
  if (dispensado) return { message };
  if (STATUS_ENCERRADO.some((encerrado) => encerrado === status)) throw new BusinessError('ENTREGA_SEM_DISPENSA');
  await em
    .getKysely()
    .updateTable('codigo_entrega')
    .set({ dispensado_por: ator.id, motivo })
    .where('solicitacao_id', '=', solicitacao_id)
    .execute();
  await anotarMarco(em, { solicitacao_id, tipo: 'codigo_dispensado', ator_tipo: ator.user_type, ator_id: ator.id });
  await auditar(em, ator, 'codigo_dispensado', 'solicitacao', solicitacao_id);
  await avisar(em, {
    tipo: 'solicitacao',
    solicitacao_id,
    comercio_id,
    ...(entregador_id === null ? {} : { entregador_id }),
  });
  return { message };
}
