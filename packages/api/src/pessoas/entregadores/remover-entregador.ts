import type { Em } from '@corre/db/orm.ts';
import { instant } from '@corre/db/sql.ts';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import { encerrarTodas } from '../../acesso/sessoes/sessoes.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { tirarDaFila } from '../../despacho/kernel/tirar-da-fila.ts';
import { avisar } from '../../eventos/avisar.ts';

async function conferirSemEntregas(em: Em, entregador_id: number): Promise<void> {
  const ocupado = await em
    .getKysely()
    .selectFrom('fila_entregador')
    .select('entregador_id')
    .where('entregador_id', '=', entregador_id)
    .where('entregas_abertas', '>', 0)
    .executeTakeFirst();
  if (ocupado) throw new BusinessError('ENTREGADOR_COM_ENTREGAS');
}

/**
 * Deactivates a courier [cadastros]: no login, no place in the queue, no public photo. Their deliveries stay in the
 * reports. A live offer goes to the next courier at once. Throws 404, and 409 while the courier holds open requests.
 */
export async function removerEntregador(
  em: Em,
  config: Config,
  ator: Autor,
  entregador_id: number,
): Promise<{ message: string }> {
  return comDespacho(em, config, { entregador_id }, async (agora) => {
    await conferirSemEntregas(em, entregador_id);
    const db = em.getKysely();
    const removido = await db
      .updateTable('entregador')
      .set({ ativo: false, removido_em: instant(agora) })
      .where('id', '=', entregador_id)
      .where('ativo', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (!removido) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
    await tirarDaFila(em, entregador_id, null, agora);
    await db.deleteFrom('foto').where('entregador_id', '=', entregador_id).execute();
    await encerrarTodas(em, { user_type: 'entregador', id: entregador_id });
    await avisar(em, { tipo: 'cadastro', entregador_id }, { tipo: 'sessao', entregador_id });
    await auditar(em, ator, 'entregador_removido', 'entregador', entregador_id);
    return { message: 'Entregador removido com sucesso!' };
  });
}
