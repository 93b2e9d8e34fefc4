import type { situacaoDaFilaSchema } from '@corre/contract/fila/contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, only } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { fila } from '../kernel/fila.queries.ts';

type SituacaoDaFila = z.output<typeof situacaoDaFilaSchema>;

/** Every panel asks again and again. Indexes `rota_aguardando`, `oferta_viva_da_rota`, `fila_em_ordem`. */
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
        .where(({ ref }) => ref('r.aguardando'))
        .where('s.status', '=', 'aguardando'),
    )
    .with('fila', (q) => fila(q, agora))
    .selectFrom('espera')
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().as('total_fila'),
      fn.countAll<number>().filterWhere('oferta_id', 'is', null).as('disponiveis'),
      fn.countAll<number>().filterWhere('oferta_id', 'is not', null).as('reservadas'),
      selectFrom('fila_entregador as f')
        .innerJoin('entregador as e', 'e.id', 'f.entregador_id')
        .where(({ and, ref }) => and([ref('f.online'), ref('e.ativo')]))
        .select((q) => q.fn.countAll<number>().as('online'))
        .$asScalar()
        .$notNull()
        .as('online'),
      selectFrom('fila').where('entregador_id', '=', given('entregador_id')).select('posicao_fila').as('posicao_fila'),
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
