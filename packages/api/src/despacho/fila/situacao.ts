import type { SituacaoDaFila } from '@corre/contract/fila/contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type Expression, only, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import type { QueueMemory } from '../../base/ports.ts';
import { naFila, presentes } from '../kernel/fila.queries.ts';

/** Filter of the queue: the courier's own praça, or one praça. Both null means all praças. */
interface Pergunta {
  entregador_id: number | null;
  praca_id: number | null;
}

/**
 * Selects the place of the courier in the queue of their praça. Returns no row for a courier who is not in the queue.
 * Index `fila_em_ordem`.
 */
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

/**
 * Condition on the praça in `onde`. A null `onde` matches any praça. It is a range, so that an index that begins with
 * the praça is usable.
 */
const daPraca = (praca: Expression<number>) => sql<boolean>`
  ${praca} between coalesce((select praca_id from onde), 0) and coalesce((select praca_id from onde), 2147483647)`;

/**
 * Every panel polls this statement. A held route counts as not waiting yet (ADR 0067). Indexes `rota_aguardando`,
 * `oferta_viva_da_rota`, `fila_em_ordem`.
 */
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
 * Returns the numbers of the queue [fila-numeros]: of a courier's praça, or of all praças for the staff (ADR 0005).
 * `posicao_fila` is the courier's place among those who hold no delivery. It is null for a courier who is not in the
 * queue.
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

/** Returns the numbers of one praça's queue, the same for every courier of this praça. */
export async function situacaoDaPraca(em: Em, praca_id: number): Promise<Omit<SituacaoDaFila, 'posicao_fila'>> {
  const { posicao_fila: _, ...lidos } = only(await numeros(em, { entregador_id: null, praca_id }));
  return lidos;
}
