import type { SituacaoDaFila } from '@corre/contract/fila/contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type Expression, only, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import type { QueueMemory } from '../../base/ports.ts';
import { naFila, presentes } from '../kernel/fila.queries.ts';

/** Whose queue is read: a courier's own place, a place, or (both null) every one. */
interface Pergunta {
  entregador_id: number | null;
  praca_id: number | null;
}

/** The place in the queue of the one asked about: how many of their place (`praca`) stand up to them. No row for whoever is not in it. Index `fila_em_ordem`. */
const lugar = (db: Queries, given: Given<Pergunta>) =>
  naFila(db)
    .where('f.entregador_id', '=', given('entregador_id'))
    .select(({ selectFrom, ref }) =>
      selectFrom('fila_entregador as outro')
        .where('outro.praca_id', '=', ref('f.praca_id'))
        .where((eb) => eb.ref('outro.online'))
        .where('outro.entregas_abertas', '=', 0)
        .where(sql<boolean>`(outro.fila_desde, outro.entregador_id) <= (f.fila_desde, f.entregador_id)`)
        .select((q) => q.fn.countAll<number>().as('lugar'))
        .as('lugar'),
    );

/** Of the place in `onde`, or of any when that is null: a range, so that an index which begins with the place begins there. */
const daPraca = (praca: Expression<number>) => sql<boolean>`
  ${praca} between coalesce((select praca_id from onde), 0) and coalesce((select praca_id from onde), 2147483647)`;

/** Every panel asks again and again. What is held until its parcels are ready waits for nobody yet (decision record 0067). Indexes `rota_aguardando`, `oferta_viva_da_rota`, `fila_em_ordem`. */
const numeros = compiled((db, given: Given<Pergunta>) =>
  db
    .with('onde', (q) =>
      q.selectNoFrom(
        sql<number | null>`coalesce(${given('praca_id')}::int,
          (select praca_id from fila_entregador where entregador_id = ${given('entregador_id')}::int))`.as('praca_id'),
      ),
    )
    .with('espera', (q) =>
      q
        .selectFrom('rota as r')
        .innerJoin('solicitacao as s', 's.rota_id', 'r.id')
        .leftJoin('oferta as o', (on) =>
          on.onRef('o.rota_id', '=', 'r.id').on('o.resultado', 'is', null).on('o.expira_em', '>', agora),
        )
        .select('o.id as oferta_id')
        .where(({ and, not, ref }) => and([ref('r.aguardando'), not(ref('r.retida'))]))
        .where(({ ref }) => daPraca(ref('r.praca_id')))
        .where('s.status', '=', 'aguardando'),
    )
    .selectFrom('espera')
    .select(({ fn }) => [
      fn.countAll<number>().as('total_fila'),
      fn.countAll<number>().filterWhere('oferta_id', 'is', null).as('disponiveis'),
      fn.countAll<number>().filterWhere('oferta_id', 'is not', null).as('reservadas'),
      presentes(db)
        .where(({ ref }) => daPraca(ref('f.praca_id')))
        .select((q) => q.fn.countAll<number>().as('online'))
        .$asScalar()
        .$notNull()
        .as('online'),
      lugar(db, given).as('posicao_fila'),
    ]),
);

/**
 * The queue in numbers (decision record 0005): a courier's of their place, staff's of all. `posicao_fila` is the place
 * among those who could be offered something now or are looking at an offer; null for whoever is not in the queue.
 */
export async function situacaoDaFila(
  em: Em,
  queue: QueueMemory,
  { user_type, id }: Pick<Ator, 'user_type' | 'id'>,
): Promise<SituacaoDaFila> {
  if (user_type !== 'entregador') return only(await numeros(em, { entregador_id: null, praca_id: null }));
  const since = queue.now;
  const known = queue.recall(id);
  if (known) return known;
  const lida = only(await numeros(em, { entregador_id: id, praca_id: null }));
  queue.keep(id, since, lida);
  return lida;
}

/** The queue of one place in numbers, as every courier of it reads them. */
export async function situacaoDaPraca(em: Em, praca_id: number): Promise<Omit<SituacaoDaFila, 'posicao_fila'>> {
  const { posicao_fila: _, ...lidos } = only(await numeros(em, { entregador_id: null, praca_id }));
  return lidos;
}
