import { compiled, type Given } from '@corre/db/compiled.ts';
import type { NewRow } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';

type Anotacao = Pick<NewRow<'marco'>, 'solicitacao_id' | 'tipo' | 'ator_tipo' | 'ator_id'>;

const anotar = compiled((db, given: Given<Anotacao>) =>
  db
    .with('instante', (q) => q.selectNoFrom(agora.as('agora')))
    .insertInto('marco')
    .columns(['solicitacao_id', 'tipo', 'ator_tipo', 'ator_id', 'quando', 'registrado_em'])
    .expression(({ selectFrom }) =>
      selectFrom('instante as i').select([
        sql<number>`${given('solicitacao_id')}::int`.as('solicitacao_id'),
        sql<Anotacao['tipo']>`${given('tipo')}::text`.as('tipo'),
        sql<Anotacao['ator_tipo']>`${given('ator_tipo')}::text`.as('ator_tipo'),
        sql<number | null>`${given('ator_id')}::int`.as('ator_id'),
        'i.agora as quando',
        'i.agora as registrado_em',
      ]),
    )
    .onConflict((oc) => oc.columns(['solicitacao_id', 'tipo']).doNothing())
    .returning('tipo'),
);

/**
 * Stores a milestone that is reached now, in the transaction of `em`. An earlier time of the same milestone stays. The
 * caller checks whether it is allowed. Returns whether it is new. The caller then notifies the others (`avisar`,
 * `solicitacao`).
 */
export async function anotarMarco(em: Em, anotacao: Anotacao): Promise<boolean> {
  return (await anotar(em, anotacao)).length > 0;
}
