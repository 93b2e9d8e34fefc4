import type { situacaoDaFilaSchema } from '@corre/contract/fila/contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, only, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { naFila, presentes } from '../kernel/fila.queries.ts';

type SituacaoDaFila = z.output<typeof situacaoDaFilaSchema>;

/** The place in the queue of the one asked about: how many stand up to them. No row for whoever is not in it. Index `fila_em_ordem`. */
const lugar = (db: Queries, given: Given<{ entregador_id: number | null }>) =>
  naFila(db)
    .where('f.entregador_id', '=', given('entregador_id'))
    .select(({ selectFrom }) =>
      selectFrom('fila_entregador as outro')
        .where(({ ref }) => ref('outro.online'))
        .where('outro.entregas_abertas', '=', 0)
        .where(sql<boolean>`(outro.fila_desde, outro.entregador_id) <= (f.fila_desde, f.entregador_id)`)
        .select((q) => q.fn.countAll<number>().as('lugar'))
        .as('lugar'),
    );

/** Every panel asks again and again. What is held until its parcels are ready waits for nobody yet (decision record 0067). Indexes `rota_aguardando`, `oferta_viva_da_rota`, `fila_em_ordem`. */
const numeros = compiled((db, given: Given<{ entregador_id: number | null }>) =>
  db
    .with('espera', (q) =>
      q
        .selectFrom('rota as r')
        .innerJoin('solicitacao as s', 's.rota_id', 'r.id')
        .leftJoin('oferta as o', (on) =>
          on.onRef('o.rota_id', '=', 'r.id').on('o.resultado', 'is', null).on('o.expira_em', '>', agora),
        )
        .select('o.id as oferta_id')
        .where(({ and, not, ref }) => and([ref('r.aguardando'), not(ref('r.retida'))]))
        .where('s.status', '=', 'aguardando'),
    )
    .selectFrom('espera')
    .select(({ fn }) => [
      fn.countAll<number>().as('total_fila'),
      fn.countAll<number>().filterWhere('oferta_id', 'is', null).as('disponiveis'),
      fn.countAll<number>().filterWhere('oferta_id', 'is not', null).as('reservadas'),
      presentes(db)
        .select((q) => q.fn.countAll<number>().as('online'))
        .$asScalar()
        .$notNull()
        .as('online'),
      lugar(db, given).as('posicao_fila'),
    ]),
);

/**
 * The queue in numbers (decision record 0005). `posicao_fila` is the place among those who could be offered something
 * now or are looking at an offer; null for whoever is not in the queue.
 */
export async function situacaoDaFila(
  em: Em,
  { user_type, id }: Pick<Ator, 'user_type' | 'id'>,
): Promise<SituacaoDaFila> {
  return only(await numeros(em, { entregador_id: user_type === 'entregador' ? id : null }));
}
