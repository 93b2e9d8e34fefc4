import type { TipoPagamento } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, only, sql } from '@corre/db/sql.ts';
import { foiDevolvida } from '../../base/desfecho.ts';
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

/** How the entrega was paid. Nothing was collected for an order that went back to the shop [devolver]. */
const pagamento = sql<TipoPagamento>`case when ${foiDevolvida} then 'online' else s.pagamento end`;

/** Inserts the entrega and returns its shop and courier. */
const concluir = compiled((db, given: Given<{ solicitacao_id: number; agora: string }>) =>
  db
    .with('feita', (q) =>
      q
        .insertInto('entrega')
        .columns(COLUMNS)
        .expression(({ selectFrom, lit }) =>
          selectFrom('solicitacao as s')
            // Column names with their table: a bare name could also match a column of `entrega`, and a renamed column
            // would still compile.
            .select(['s.comercio_id', 's.entregador_id', 's.id', 's.valor_estimado', 's.endereco'])
            .select([lit(1).as('quantidade'), pagamento.as('tipo_pagamento')])
            // Money that the courier collected at the door counts after the shop released it, as for a launched
            // delivery.
            .select([
              sql<'concluida' | 'pendente'>`case when ${pagamento} = 'online' then 'concluida' else 'pendente' end`.as(
                'status',
              ),
              instant(given('agora')).as('data'),
              sql<string | null>`case when ${pagamento} = 'online' then ${instant(given('agora'))} end`.as(
                'data_entrega',
              ),
            ])
            .where('s.id', '=', given('solicitacao_id')),
        )
        .returning(['comercio_id', 'entregador_id']),
    )
    .selectFrom('feita')
    .select(['feita.comercio_id', 'feita.entregador_id']),
);

/**
 * Inserts an entrega for the finished request and its courier (ADR 0019). It is concluded if nothing was collected at
 * the door, else pending until the shop releases it [pagamento-na-porta] [pendente].
 * The courier goes to the end of the queue. The caller holds the dispatch lock and has set the request to finalizada.
 */
export async function concluirEntrega(em: Em, solicitacao_id: number, agora: string): Promise<void> {
  const { comercio_id, entregador_id } = only(await concluir(em, { solicitacao_id, agora }));
  await avisar(em, { tipo: 'entrega', entregador_id, comercio_id });
}
