import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, only, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';

const COLUMNS = [
  'comercio_id',
  'entregador_id',
  'solicitacao_id',
  'valor',
  'endereco',
  'quantidade',
  'tipo_pagamento',
  'status',
  'data',
  'data_entrega',
] as const;

/** The delivery, and its courier to the end of the queue, in one statement. */
const concluir = compiled((db, given: Given<{ solicitacao_id: number; agora: string }>) =>
  db
    .with('feita', (q) =>
      q
        .insertInto('entrega')
        .columns(COLUMNS)
        .expression(({ selectFrom, lit }) =>
          selectFrom('solicitacao as s')
            // with their table: a bare name would be found in `entrega`, too, and a renamed column would still compile
            .select(['s.comercio_id', 's.entregador_id', 's.id', 's.valor_estimado', 's.endereco'])
            .select([lit(1).as('quantidade'), 's.pagamento as tipo_pagamento'])
            // what the courier collected at the door counts once the shop has it, as a launched delivery does
            .select((eb) => [
              eb
                .case()
                .when('s.pagamento', '=', 'online')
                .then(sql.lit('concluida'))
                .else(sql.lit('pendente'))
                .end()
                .as('status'),
              instant(given('agora')).as('data'),
              eb
                .case()
                .when('s.pagamento', '=', 'online')
                .then(instant(given('agora')))
                .end()
                .as('data_entrega'),
            ])
            .where('s.id', '=', given('solicitacao_id')),
        )
        .returning(['comercio_id', 'entregador_id']),
    )
    .selectFrom('feita')
    .select(['feita.comercio_id', 'feita.entregador_id']),
);

/**
 * The finished request becomes an entrega of the courier who holds it (decision record 0006): concluded when it was paid
 * online, else pending until the shop releases it (decision record 0058). They go to the end of the queue. The caller holds the dispatch lock and has made the request finalizada.
 */
export async function concluirEntrega(em: Em, solicitacao_id: number, agora: string): Promise<void> {
  const { comercio_id, entregador_id } = only(await concluir(em, { solicitacao_id, agora }));
  await avisar(em, { tipo: 'entrega', entregador_id, comercio_id });
}
