import type { Em } from '@corre/db/orm.ts';

/**
 * Nobody online, nothing waiting or under way, all counters at zero: a test has the queue to itself. Takes the dispatch
 * lock, since processes of the test before may still be at work.
 */
export async function esvaziarFila(em: Em): Promise<void> {
  await em.transactional(async (tx) => {
    await tx.execute('select 1 from despacho for no key update');
    await tx.execute(`update oferta set resultado = 'retirada', respondida_em = agora() where resultado is null`);
    await tx.execute(`update fila_entregador set online = false, online_desde = null, fila_desde = null,
      recusas_consecutivas = 0, expiradas_consecutivas = 0, nao_entregues_consecutivas = 0`);
    await tx.execute('update turno set fim = agora() where fim is null');
    await tx.execute(`with fechada as (
        update solicitacao set status = 'cancelada' where status not in ('finalizada', 'cancelada') returning id)
      insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo)
      select id, 'cancelada', agora(), 'sistema' from fechada`);
    await tx.execute('update rota set aguardando = false');
  });
}
