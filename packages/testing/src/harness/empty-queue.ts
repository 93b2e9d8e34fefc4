import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import { lookAgain } from '@corre/db/test-database.ts';

/** The state of a courier who is offline, with all counters at zero. */
const FORA = {
  online: false,
  online_desde: null,
  fila_desde: null,
  recusas_consecutivas: 0,
  expiradas_consecutivas: 0,
  nao_entregues_consecutivas: 0,
};

/**
 * Empties the queue: no courier is online, no request is open, all counters are zero. Takes the dispatch locks of all
 * places, because processes of the former test may still be working.
 */
export async function emptyQueue(em: Em): Promise<void> {
  await em.transactional(async (tx) => {
    const db = tx.getKysely();
    await db.selectFrom('despacho').select('id').orderBy('id').forNoKeyUpdate().execute();
    const retirada = { resultado: 'retirada', respondida_em: agora } as const;
    await db.updateTable('oferta').set(retirada).where('resultado', 'is', null).execute();
    await db.updateTable('fila_entregador').set(FORA).execute();
    await db.updateTable('turno').set({ fim: agora }).where('fim', 'is', null).execute();
    await db
      .with('fechada', (cte) =>
        cte
          .updateTable('solicitacao')
          .set({ status: 'cancelada' })
          .where('status', 'not in', STATUS_ENCERRADO)
          .returning('id'),
      )
      .insertInto('solicitacao_historico')
      .columns(['solicitacao_id', 'status', 'quando', 'ator_tipo'])
      .expression((eb) =>
        eb
          .selectFrom('fechada')
          .select(['id', sql.lit('cancelada').as('status'), agora.as('quando'), sql.lit('sistema').as('ator_tipo')]),
      )
      .execute();
    await db.deleteFrom('volta_a_loja').execute();
    await db.updateTable('rota').set({ aguardando: false }).execute();
  });
  await lookAgain(em);
}
