import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comDespacho } from '../kernel/despachar.ts';

/**
 * Ends the running suspension at `agora`, the instant of the dispatch. Throws 409 if there is none. The caller holds
 * the dispatch lock.
 */
export async function encerrarSuspensaoEmCurso(em: Em, ator: Ator, entregador_id: number, agora: string) {
  const db = em.getKysely();
  const removida = await db
    .updateTable('suspensao')
    .set({ data_remocao: agora, removida_por: ator.id })
    .where('entregador_id', '=', entregador_id)
    .where('data_remocao', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removida) throw new BusinessError('ENTREGADOR_NAO_SUSPENSO');
  await db
    .updateTable('fila_entregador')
    .set({ suspenso_ate: null, recusas_consecutivas: 0, motivo_offline: null })
    .where('entregador_id', '=', entregador_id)
    .execute();
  await auditar(em, ator, 'remover-suspensao', 'suspensao', removida.id);
  await avisar(em, { tipo: 'suspensao', entregador_id });
  return removida.id;
}

/** Ends a suspension before its time, and sets the refusals to zero. Throws 409 if there is none. */
export const removerSuspensao = (em: Em, config: Config, ator: Ator, entregador_id: number) =>
  comDespacho(em, config, { entregador_id }, async (agora) => {
    await encerrarSuspensaoEmCurso(em, ator, entregador_id, agora);
    return { message: 'Suspensão removida com sucesso!' };
  });

/** Sets the refusals in a row to zero. A running suspension continues. Throws 404 for an unknown courier. */
export async function resetarRecusas(em: Em, config: Config, ator: Ator, entregador_id: number) {
  return comDespacho(em, config, { entregador_id }, async () => {
    const zerado = await em
      .getKysely()
      .updateTable('fila_entregador')
      .set({ recusas_consecutivas: 0 })
      .where('entregador_id', '=', entregador_id)
      .returning('entregador_id')
      .executeTakeFirst();
    if (!zerado) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
    await auditar(em, ator, 'resetar-recusas', 'entregador', entregador_id);
    await avisar(em, { tipo: 'suspensao', entregador_id });
    return { message: 'Contador de recusas zerado!' };
  });
}
