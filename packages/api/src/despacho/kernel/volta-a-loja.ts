import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { avisarStatus } from './registrar-status.ts';

/**
 * Index `volta_fim`. It skips a row that is locked, because the courier is just noting the return, and nobody waits for
 * a row inside the place's lock.
 */
const encerrar = compiled((db, given: Given<{ agora: string; praca_id: number }>) =>
  db
    .with('vencida', (q) =>
      q
        .selectFrom('volta_a_loja')
        .select('solicitacao_id')
        .where('ate', '<=', given('agora'))
        .where('praca_id', '=', given('praca_id'))
        .forUpdate()
        .skipLocked(),
    )
    .with('encerrada', (q) =>
      q
        .deleteFrom('volta_a_loja')
        .where('solicitacao_id', 'in', (de) => de.selectFrom('vencida').select('solicitacao_id'))
        .returning(['solicitacao_id', 'entregador_id']),
    )
    .selectFrom('encerrada as v')
    .innerJoin('solicitacao as s', 's.id', 'v.solicitacao_id')
    .select(['s.id', 's.comercio_id', 'v.entregador_id'])
    .orderBy('s.id'),
);

/**
 * Ends the ways back of cancelled requests whose time is over, and tells their couriers, who are free again [devolver].
 * The caller holds the dispatch lock.
 */
export async function encerrarVoltas(em: Em, agora: string, praca_id: number): Promise<void> {
  await avisarStatus(em, await encerrar(em, { agora, praca_id }));
}
